/** The pages that links and bookmarks lead to, by their file: what they need is fetched with the first script, and they are drawn at once. */
export const PAGE_PATHS = {
  'src/pages/GamePage.tsx': '^/games/[^/]+$',
  'src/pages/Rules.tsx': '^/games/[^/]+/rules$',
  'src/pages/TablePage.tsx': '^/table/[^/]+$',
  'src/pages/MyGames.tsx': '^/my-games$',
  'src/statistics/StatisticsPage.tsx': '^/statistics$',
  'src/online/OnlinePage.tsx': '^/play/[^/]+$',
  'src/review/ReviewPage.tsx': '^/(?:table|play)/[^/]+/review$',
  'src/learn/LearnPage.tsx': '^/learn$',
  'src/learn/LessonPage.tsx': '^/learn/.+/',
  'src/puzzles/PuzzlesPage.tsx': '^/puzzles$',
  'src/puzzles/PuzzlePage.tsx': '^/puzzles/.+/',
} as const;
