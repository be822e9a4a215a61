/** What a table needs soon, not at once: TableFrame.svelte loads it when somebody does something, or nobody does. */
export { default as Flights } from './Flights.svelte';
export { default as HoverCard } from './HoverCard.svelte';
export { default as Waiting } from './Waiting.svelte';
export { default as Why } from './Why.svelte';
