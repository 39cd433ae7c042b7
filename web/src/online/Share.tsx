// The link of a table: to copy, to hand to another app, to be read by a phone's camera.
import './share.css';
import { useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { copyText, wasCopied } from '../copy.ts';
import { useOnlineWords } from './words.ts';

/** Modules of white around the code: cameras need them. */
const QUIET = 3;

/** The link as a code, dark on white in any light. */
function QrCode({ link }: { readonly link: string }) {
  const { room } = useOnlineWords();
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { encodeQR } = await import('qr');
      setRows(encodeQR(link, 'raw', { ecc: 'medium', border: QUIET }));
    };
    draw().catch(() => setRows([])); // the link is there in words
  }, [link]);
  if (rows.length === 0) return <span className="qr" />;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={room.qr}>
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function CopyButton({ link }: { readonly link: string }) {
  const { room } = useOnlineWords();
  const [isCopied, setCopied] = useState(() => wasCopied(link));
  return (
    <button type="button" className="btn" onClick={() => void copyText(link).then(setCopied)}>
      <Icon id={isCopied ? 'confirm' : 'copy'} />
      <span aria-live="polite">{isCopied ? room.copied : room.copy}</span>
    </button>
  );
}

export function Share({
  link,
  title,
  says,
}: {
  readonly link: string;
  readonly title: string;
  readonly says: string;
}) {
  const { room } = useOnlineWords();
  const share = (): void => void navigator.share({ title, url: link }).catch(() => undefined); // closed again
  return (
    <section>
      <h2>{room.share}</h2>
      <div className="share">
        <QrCode link={link} />
        <div className="link-box">
          <input
            className="field"
            readOnly
            aria-label={room.link}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton link={link} />
          {'share' in navigator && (
            <button type="button" className="btn" onClick={share}>
              <Icon id="share" />
              {room.shareGo}
            </button>
          )}
        </div>
      </div>
      <p className="small muted">{says}</p>
    </section>
  );
}
