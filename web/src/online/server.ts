// The client brings the schemas of every answer. Pages that are shown first fetch it with their first question.
import type { api } from './api.ts';

export async function server(): Promise<typeof api> {
  return (await import('./api.ts')).api;
}
