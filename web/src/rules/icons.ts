import { createContext } from 'react';

/** The icons that stand beside paragraphs, by the paragraph's number; none until the board is there. */
export const IconsContext = createContext<ReadonlyMap<string, string>>(new Map());
