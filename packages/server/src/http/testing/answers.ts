import * as v from 'valibot';
import { ROUTES, type Route } from '../../wire/routes.js';
import type { App } from '../visitor.js';

const isRefusal = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'refusal' in payload;

/** An answer that its entry in the table of routes does not describe is an error. */
export function checkAnswers(app: App): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const key = `${request.method} ${request.routeOptions.url}`;
    const route: Route | undefined = (ROUTES as Readonly<Record<string, Route>>)[key];
    if (!route?.answer || isRefusal(payload)) return payload;
    const result = v.safeParse(route.answer, JSON.parse(JSON.stringify(payload)));
    if (result.success) return payload;
    const [issue] = result.issues;
    throw new Error(
      `${key} answers something else than wire/routes.ts says: ${v.getDotPath(issue)}: ${issue.message}`,
    );
  });
}
