// What is said of the doges' averages beside one's own points, in a review as in the statistics.
export const dogesEn = {
  source: 'Source',
  total: 'In all',
  doges: 'Doges',
  dogesSay: (games: number, players: number) =>
    `Doges: the mean of ${games} games between ${players} doges who thought briefly.`,
};
export const dogesFr: typeof dogesEn = {
  source: 'Source',
  total: 'En tout',
  doges: 'Doges',
  dogesSay: (games, players) =>
    `Doges : la moyenne de ${games} parties entre ${players} doges qui réfléchissaient peu.`,
};
