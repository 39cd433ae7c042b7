import { useOnlineWords } from './words.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isNew: boolean;
}

/** A password to type, a new one or one's own. */
export function PasswordField({ name, label, isNew }: PasswordFieldProps) {
  const { account: words } = useOnlineWords();
  return (
    <label>
      <b>{label}</b>
      <input
        className="field"
        name={name}
        type="password"
        required
        minLength={isNew ? 8 : 1}
        maxLength={128}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      {isNew && <span className="small muted">{words.passwordSays}</span>}
    </label>
  );
}

/** The name one signs in with. */
export function UsernameField({ isNew }: { readonly isNew: boolean }) {
  const { account: words } = useOnlineWords();
  return (
    <label>
      <b>{words.username}</b>
      <input
        className="field"
        name="username"
        required
        minLength={3}
        maxLength={24}
        pattern="[A-Za-z0-9_.]+"
        autoComplete="username"
        title={words.usernameSays}
      />
      {isNew && <span className="small muted">{words.usernameSays}</span>}
    </label>
  );
}
