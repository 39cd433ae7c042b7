// How strong somebody seems: a mean and how unsure it is, moved by every finishing order. The Plackett–Luce model of
// R. C. Weng and C.-J. Lin, “A Bayesian Approximation Method for Online Ranking”, JMLR 12 (2011), algorithm 4.

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** How much a single game depends on luck. */
const BETA_SQUARED = (25 / 6) ** 2;
/** People change: with each game everybody becomes a little less sure before becoming surer. */
const TAU_SQUARED = (25 / 300) ** 2;
/** No game makes anybody surer than by this factor of the variance. */
const LEAST = 1e-4;

/** What is shown: somebody is at least that strong, nearly for certain. */
export const ordinal = ({ mu, sigma }: Skill): number => mu - 3 * sigma;

interface Player {
  readonly mu: number;
  readonly variance: number;
  readonly place: number;
  /** exp(mu / c): the weight with which they are drawn first. */
  readonly weight: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What the finishing order says about one player: how far their mean and their variance move. */
function moved(player: Player, all: readonly Player[], c: number): Skill {
  let [omega, delta] = [0, 0];
  for (const other of all) {
    if (other.place > player.place) continue;
    // `other` was drawn among those who were left; what was the chance that it had been this player?
    const left = sum(all.filter(({ place }) => place >= other.place).map(({ weight }) => weight));
    const tied = all.filter(({ place }) => place === other.place).length;
    const chance = player.weight / left;
    omega += ((other === player ? 1 : 0) - chance) / tied;
    delta += (chance * (1 - chance)) / tied;
  }
  const gamma = Math.sqrt(player.variance) / c;
  const shrink = 1 - ((delta * player.variance) / c ** 2) * gamma;
  return {
    mu: player.mu + (omega * player.variance) / c,
    sigma: Math.sqrt(player.variance * Math.max(shrink, LEAST)),
  };
}

/** The skills after a game; `places` may hold ties. */
export function rate(skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const variances = skills.map(({ sigma }) => sigma ** 2 + TAU_SQUARED);
  const c = Math.sqrt(sum(variances) + skills.length * BETA_SQUARED);
  const players = skills.map(({ mu, sigma }, n) => ({
    mu,
    variance: sigma ** 2 + TAU_SQUARED,
    place: places[n] ?? skills.length,
    weight: Math.exp(mu / c),
  }));
  return players.map((player) => moved(player, players, c));
}
