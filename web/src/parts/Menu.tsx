import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  readonly className: string;
  /** What it is called where the button shows no words. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** What opens under a button. A press elsewhere or Esc closes it. */
export function Menu({ className, label, button, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event): void => {
      const isInside = target instanceof Node && menu.current?.contains(target) === true;
      if (menu.current !== null && !isInside) menu.current.open = false;
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('focusin', close);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('focusin', close);
    };
  }, []);
  return (
    <details
      ref={menu}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current?.open !== true) return;
        event.stopPropagation();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={label} title={label}>
        {button}
      </summary>
      {children}
    </details>
  );
}
