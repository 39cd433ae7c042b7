// What the components are called: const arrays, and the types they give.
export const GOODS = ['silk', 'spice', 'tea', 'glass'] as const;
export const CATEGORIES = ['goods', 'order', 'coins'] as const;

export type GoodName = (typeof GOODS)[number];
export type Category = (typeof CATEGORIES)[number];
