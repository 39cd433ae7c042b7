import { FIRST_GAME } from '@comptoir/catalogue';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { Home } from './pages/Home.tsx';
import { Crash } from './parts/Crash.tsx';
import { Loading, Lost } from './parts/StatePanel.tsx';

const About = lazy(() => import('./pages/About.tsx'));
const GamePage = lazyPage('src/pages/GamePage.tsx', () => import('./pages/GamePage.tsx'));
const LearnPage = lazyPage('src/learn/LearnPage.tsx', () => import('./learn/LearnPage.tsx'));
const LessonPage = lazyPage('src/learn/LessonPage.tsx', () => import('./learn/LessonPage.tsx'));
const MyGames = lazyPage('src/pages/MyGames.tsx', () => import('./pages/MyGames.tsx'));
const NewTable = lazy(() => import('./pages/NewTable.tsx'));
const NewOnline = lazy(() => import('./online/NewOnline.tsx'));
const OnlinePage = lazyPage('src/online/OnlinePage.tsx', () => import('./online/OnlinePage.tsx'));
const Profile = lazy(() => import('./online/Profile.tsx'));
const Fair = lazy(() => import('./online/Fair.tsx'));
const Account = lazy(() => import('./online/Account.tsx'));
const Rules = lazyPage('src/pages/Rules.tsx', () => import('./pages/Rules.tsx'));
const RulesList = lazy(() => import('./pages/RulesList.tsx'));
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'));
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
          <Route path="/play/:match">{({ match }) => <OnlinePage key={match} match={match} />}</Route>
          <Route path="/players/:user">{({ user }) => <Profile key={user} user={user} />}</Route>
          <Route path="/fair">
            <Fair match={null} />
          </Route>
          <Route path="/fair/:match">{({ match }) => <Fair key={match} match={match} />}</Route>
          <Route path="/account" component={Account} />
          <Route path="/learn" component={LearnPage} />
          <Route path="/learn/:game/:number">
            {({ game, number }) => (
              <LessonPage key={`${game} ${number}`} game={game} number={Number(number)} />
            )}
          </Route>
          <Route path="/my-games" component={MyGames} />
          <Route path="/rules" component={RulesList} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={About} />
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
    </Crash>
  );
}
