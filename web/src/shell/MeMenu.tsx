// Who one is, in the corner of every page: an account to make or to come back to, the profile, the settings.
import { Link } from 'wouter';
import { HouseMark } from '../art/HouseMark.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { useIsServed, useMe } from '../online/me.ts';
import { Menu } from '../parts/Menu.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface WayProps {
  readonly href: string;
  readonly icon: string;
  readonly says: string;
}

function Way({ href, icon, says }: WayProps) {
  return (
    <Link href={href}>
      <Icon id={icon} /> {says}
    </Link>
  );
}

/** To one's account, or to one that can be made; to the profile. */
export function AccountWays() {
  const { nav } = useWords();
  const me = useMe();
  const isServed = useIsServed();
  const isGuest = me === null || me.isGuest;
  return (
    <>
      {isServed && isGuest && <Way href="/account#create" icon="person" says={nav.signUp} />}
      {isServed && isGuest && <Way href="/account#sign-in" icon="key" says={nav.signIn} />}
      {me !== null && <Way href={`/players/${me.id}`} icon="trophy" says={nav.profile} />}
      {isServed && me !== null && <Way href="/account" icon="lock" says={nav.account} />}
    </>
  );
}

export function MeMenu() {
  const { nav } = useWords();
  const { name, mark } = useSettings();
  const me = useMe();
  const isNamedHere = name !== '' && me?.isGuest !== false; // an account is called the same on every device
  const called = isNamedHere ? name : (me?.name ?? nav.guest);
  return (
    <Menu
      className="me-menu"
      label={`${called}, ${nav.menu}`}
      button={
        <>
          {me === null ? <Mark seat={mark - 1} /> : <HouseMark id={me.id} />}
          <span className="who">{called}</span>
        </>
      }
    >
      <nav aria-label={nav.menu}>
        <AccountWays />
        <Way href="/settings" icon="settings" says={nav.settings} />
      </nav>
    </Menu>
  );
}
