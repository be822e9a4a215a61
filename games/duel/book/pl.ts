export { default as pages } from './pl.md?raw';
