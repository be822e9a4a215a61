/** Fingers: things on the boards are small under them, and nothing shows what a press would do before it. */
export const isTouch = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
