import { RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useInnerWidth, ViewerBar, zoomByKey } from './viewer-bar.tsx';

interface ImageViewerProps {
  bytes: Uint8Array<ArrayBuffer>;
  mime: string;
  name: string;
  /** In the place of a file that cannot be read. */
  broken: ReactNode;
}

const MARGIN = 16;

/** A picture in the page, to be turned and looked at closely. */
export function ImageViewer({ bytes, mime, name, broken }: ImageViewerProps) {
  const frame = useRef<HTMLElement>(null);
  const frameWidth = useInnerWidth(frame);
  const url = useObjectUrl(bytes, mime);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isBroken, setBroken] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  if (isBroken) return broken;

  const isAcross = turns % 2 !== 0;
  const [across, down] = isAcross ? [size.height, size.width] : [size.width, size.height];
  // As wide as there is room, never blown up by itself.
  const scale = across > 0 ? Math.min((frameWidth - MARGIN * 2) / across, 1) * zoom : 0;
  const turn = (by: number) => setTurns((before) => (before + by + 4) % 4);

  return (
    <>
      <ViewerBar zoom={zoom} onZoom={setZoom}>
        <IconButton label="Turn left" onPress={() => turn(-1)}>
          <RotateCcw aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton label="Turn right" onPress={() => turn(1)}>
          <RotateCw aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </ViewerBar>
      <section
        ref={frame}
        aria-label={`Picture ${name}. Plus and minus change the size.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={(event) => zoomByKey(event, zoom, setZoom)}
        className="min-h-0 flex-1 overflow-auto bg-sunken -outline-offset-3"
      >
        <div className="grid min-w-max p-4">
          <div
            style={{ width: across * scale, height: down * scale }}
            className="relative mx-auto overflow-hidden"
          >
            {url !== null && (
              <TurnedPicture
                {...{ url, name, turns, size, scale }}
                onSize={setSize}
                onBroken={() => setBroken(true)}
              />
            )}
          </div>
        </div>
      </section>
    </>
  );
}

interface Size {
  width: number;
  height: number;
}

interface TurnedPictureProps {
  url: string;
  name: string;
  /** Quarters of a whole turn. */
  turns: number;
  size: Size;
  scale: number;
  onSize: (size: Size) => void;
  onBroken: () => void;
}

function TurnedPicture({ url, name, turns, size, scale, onSize, onBroken }: TurnedPictureProps) {
  return (
    <img
      src={url}
      alt={name}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
      onError={onBroken}
      data-turns={turns}
      style={{
        width: size.width * scale,
        height: size.height * scale,
        transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
      }}
      className="absolute top-1/2 left-1/2 max-w-none"
    />
  );
}

/** An address for bytes in memory, as long as they are shown. */
export function useObjectUrl(bytes: Uint8Array<ArrayBuffer>, mime: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mime]);
  return url;
}
