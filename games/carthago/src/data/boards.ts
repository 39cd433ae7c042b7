// The shared boards and the calendar. Dock counts of the trade harbour, market, decades and income are printed;
// the order of the action spaces and the three warship docks are reconstructed.

export const DECADES = 3;
export const ROUNDS = 5;
/** Trade cards for everyone at the start of decades 1, 2 and 3. */
export const INCOME = [3, 2, 1] as const;

export const MARKET_SLOTS = 5;
export const TRADE_DOCKS = { 2: 3, 3: 4, 4: 5 } as const;
export const WAR_DOCKS = 3;
export const OUTSIDE = 2;

export const GUILD_MARKERS = 2;
export const NEUTRAL_DISCS = { 2: 2, 3: 1, 4: 0 } as const;

/** What one Escorts adds to the strength. */
export const ESCORTS_BONUS = 2;
