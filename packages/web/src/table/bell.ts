/** A short bell, like a ship's far away: it says that it is one's turn. */

/** A bell's partials: how high above the tone, how loud, how many seconds it sounds. */
const PARTIALS = [
  [1, 0.5, 1.1],
  [2.01, 0.25, 0.7],
  [2.76, 0.12, 0.45],
  [5.4, 0.05, 0.2],
] as const;
const TONE = 659;
const VOLUME = 0.22;

let audio: AudioContext | undefined;

/** Nothing is heard where the page may not make a sound yet, or where there is none. */
export async function ring(): Promise<void> {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') await audio.resume();
    const now = audio.currentTime;
    for (const [times, loud, seconds] of PARTIALS) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.frequency.value = TONE * times;
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(VOLUME * loud, now + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(gain).connect(audio.destination);
      tone.start(now);
      tone.stop(now + seconds);
    }
  } catch {
    // The turn is told in words, too.
  }
}
