import { FIRST_GAME } from '@comptoir/catalogue';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { LookingStrip } from './online/LookingStrip.tsx';
import { Home } from './pages/Home.tsx';
import { Crash } from './parts/Crash.tsx';
import { Loading, Lost } from './parts/StatePanel.tsx';

const About = lazy(() => import('./pages/About.tsx'));
const GamePage = lazyPage('src/pages/GamePage.tsx', () => import('./pages/GamePage.tsx'));
const LearnPage = lazyPage('src/learn/LearnPage.tsx', () => import('./learn/LearnPage.tsx'));
const LessonPage = lazyPage('src/learn/LessonPage.tsx', () => import('./learn/LessonPage.tsx'));
const MyGames = lazyPage('src/pages/MyGames.tsx', () => import('./pages/MyGames.tsx'));
const PuzzlePage = lazyPage('src/puzzles/PuzzlePage.tsx', () => import('./puzzles/PuzzlePage.tsx'));
const PuzzlesPage = lazyPage('src/puzzles/PuzzlesPage.tsx', () => import('./puzzles/PuzzlesPage.tsx'));
const NewTable = lazy(() => import('./pages/NewTable.tsx'));
const NewOnline = lazy(() => import('./online/NewOnline.tsx'));
const OnlineHome = lazy(() => import('./online/OnlineHome.tsx'));
const OnlinePage = lazyPage('src/online/OnlinePage.tsx', () => import('./online/OnlinePage.tsx'));
const Profile = lazy(() => import('./online/Profile.tsx'));
const Fair = lazy(() => import('./online/Fair.tsx'));
const Leaders = lazy(() => import('./online/Leaders.tsx'));
const OperatePage = lazy(() => import('./operate/OperatePage.tsx'));
const Account = lazy(() => import('./online/Account.tsx'));
const Recover = lazy(() => import('./online/Recover.tsx'));
const ReviewPage = lazyPage('src/review/ReviewPage.tsx', () => import('./review/ReviewPage.tsx'));
const Rules = lazyPage('src/pages/Rules.tsx', async () => {
  const { default: Page, prepare } = await import('./pages/Rules.tsx');
  await prepare(location.pathname);
  return { default: Page };
});
const RulesList = lazy(() => import('./pages/RulesList.tsx'));
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'));
const StatisticsPage = lazyPage(
  'src/statistics/StatisticsPage.tsx',
  () => import('./statistics/StatisticsPage.tsx'),
);
const TablePage = lazyPage('src/pages/TablePage.tsx', () => import('./pages/TablePage.tsx'));

export function App() {
  return (
    <Crash>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/games/:game">{({ game }) => <GamePage id={game} />}</Route>
          <Route path="/games/:game/rules">{({ game }) => <Rules id={game} />}</Route>
          <Route path="/new">
            <NewTable id={FIRST_GAME} />
          </Route>
          <Route path="/new/:game">{({ game }) => <NewTable key={game} id={game} />}</Route>
          <Route path="/new/:game/online">{({ game }) => <NewOnline key={game} id={game} />}</Route>
          <Route path="/online" component={OnlineHome} />
          <Route path="/play/:match">{({ match }) => <OnlinePage key={match} match={match} />}</Route>
          <Route path="/players/:user">{({ user }) => <Profile key={user} user={user} />}</Route>
          <Route path="/leaders/:game">{({ game }) => <Leaders game={game} />}</Route>
          <Route path="/fair">
            <Fair match={null} />
          </Route>
          <Route path="/fair/:match">{({ match }) => <Fair key={match} match={match} />}</Route>
          <Route path="/account" component={Account} />
          <Route path="/operate">
            <OperatePage />
          </Route>
          <Route path="/operate/:part">{({ part }) => <OperatePage key={part} part={part} />}</Route>
          <Route path="/recover" component={Recover} />
          <Route path="/learn" component={LearnPage} />
          <Route path="/learn/:game/:number">
            {({ game, number }) => (
              <LessonPage key={`${game} ${number}`} game={game} number={Number(number)} />
            )}
          </Route>
          <Route path="/puzzles" component={PuzzlesPage} />
          <Route path="/puzzles/:game/:id">
            {({ game, id }) => <PuzzlePage key={`${game} ${id}`} game={game} id={id} />}
          </Route>
          <Route path="/my-games" component={MyGames} />
          <Route path="/statistics" component={StatisticsPage} />
          <Route path="/rules" component={RulesList} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={About} />
          <Route path="/review">
            <ReviewPage />
          </Route>
          <Route path="/table/:id/review">{({ id }) => <ReviewPage key={id} table={id} />}</Route>
          <Route path="/play/:match/review">{({ match }) => <ReviewPage key={match} match={match} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
      <LookingStrip />
    </Crash>
  );
}
