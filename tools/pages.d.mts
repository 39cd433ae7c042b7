import type { IncomingMessage, ServerResponse } from 'node:http';

export function buildPages(): void;
export function answerPage(request: IncomingMessage, response: ServerResponse): void;
