import type { app as english } from '../en/app.js';

export const app: typeof english = {
  name: 'Polder',
  description:
    'Zagraj w Windmill Valley i Windmill Valley Duel: z botami, przy jednym ekranie lub w pojedynkę. Za darmo, także bez sieci. Nieoficjalny projekt fanów.',
};
