export default {
  compilerOptions: {
    runes: true,
    // Short: the mark stands on every element of a component.
    cssHash: ({ hash, css }) => `s-${hash(css).slice(0, 5)}`,
  },
};
