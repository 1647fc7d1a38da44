import { useEffect, useState } from 'react';

interface QrCodeProps {
  text: string;
  alt: string;
  className?: string;
}

/** Drawn here, of a text that nobody else may see. White around it in the dark too: cameras need it. */
export function QrCode({ text, alt, className = 'size-48' }: QrCodeProps) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('uqr').then(
      ({ renderSVG }) => {
        if (isCurrent) setPicture(renderSVG(text, { border: 2, ecc: 'M' }));
      },
      // The text beside it does the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className={`shrink-0 overflow-hidden rounded-input border border-border bg-[#fff] ${className}`}>
      {picture !== null && (
        <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={alt} className="size-full" />
      )}
    </div>
  );
}
