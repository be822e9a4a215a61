import fc from 'fast-check';

// Property tests draw the same cases in every run; another seed looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2026) });
