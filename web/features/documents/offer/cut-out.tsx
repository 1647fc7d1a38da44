import { type HealthDocument, isWordFile } from '@lunaria/domain/documents/health-document.ts';
import type { PageText, Place } from '@lunaria/domain/documents/reading/document-text.ts';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LineButton } from '../../../ui/line-button.tsx';
import { useDocumentContent } from '../opened/use-document-content.ts';
import { useObjectUrl } from '../viewer/image-viewer.tsx';
import { useInnerWidth, ViewerBar, zoomByKey } from '../viewer/viewer-bar.tsx';
import { findRow, type RowBand } from './find-row.ts';
import { inkOf } from './ink-of.ts';
import { BrokenPicture, CutOutSkeleton, type PagePicture, PictureNote } from './picture-parts.tsx';

const PdfPicture = lazy(() => import('./pdf-picture.tsx').catch(() => ({ default: BrokenPicture })));

interface CutOutProps {
  document: HealthDocument;
  pages: readonly PageText[];
  place: Place;
  /** What was read there. */
  about: string;
}

/** The part of the original around a line that was read from a picture. It can be moved and made larger. */
export function CutOut({ document, pages, place, about }: CutOutProps) {
  const { bytes, fault, isFetching, retry } = useDocumentContent(document);
  if (fault !== null)
    return fault === 'unreachable' ? (
      <PictureNote>
        The picture did not load. It is safe on the server.{' '}
        <LineButton onPress={retry} isBusy={isFetching}>
          Try again
        </LineButton>
      </PictureNote>
    ) : (
      <BrokenPicture />
    );
  if (bytes === null) return <CutOutSkeleton />;
  const lineCount = pages[place.page - 1]?.lines.length ?? 0;
  const frame = (picture: PagePicture) => <Frame {...{ picture, place, lineCount, about }} />;
  if (document.mime_type.startsWith('image/'))
    return <ImagePicture bytes={bytes} mime={document.mime_type} frame={frame} />;
  if (isWordFile(document))
    return (
      <PictureNote>
        The picture is inside a Word file and is not shown here. Look at the file itself.
      </PictureNote>
    );
  return (
    <Suspense fallback={<CutOutSkeleton />}>
      <PdfPicture bytes={bytes} page={place.page} frame={frame} />
    </Suspense>
  );
}

interface ImagePictureProps {
  bytes: Uint8Array<ArrayBuffer>;
  mime: string;
  frame: (picture: PagePicture) => ReactNode;
}

function ImagePicture({ bytes, mime, frame }: ImagePictureProps) {
  const url = useObjectUrl(bytes, mime);
  const [state, setState] = useState<{ ratio: number; ink: number[] } | 'loading' | 'broken'>('loading');
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    let isGone = false;
    image.onload = () => {
      if (isGone) return;
      const { naturalWidth: width, naturalHeight: height } = image;
      setState({ ratio: height / Math.max(width, 1), ink: inkOf(image, width, height) });
    };
    image.onerror = () => isGone || setState('broken');
    image.src = url;
    return () => {
      isGone = true;
    };
  }, [url]);
  if (url === null || state === 'loading') return <CutOutSkeleton />;
  if (state === 'broken') return <BrokenPicture />;
  const { ratio, ink } = state;
  const draw = (width: number) => (
    <img src={url} alt="" style={{ width, height: width * ratio }} className="block max-w-none" />
  );
  return frame({ draw, ratio, ink });
}

/** A page is this wide at least: on a phone its digits could not be read otherwise. */
const READABLE_WIDTH = 720;

interface FrameProps {
  picture: PagePicture;
  place: Place;
  lineCount: number;
  about: string;
}

function Frame({ picture, place, lineCount, about }: FrameProps) {
  const box = useRef<HTMLElement>(null);
  const frameWidth = useInnerWidth(box);
  const [zoom, setZoom] = useState(1);
  const width = Math.max(frameWidth, READABLE_WIDTH) * zoom;
  const height = width * picture.ratio;
  const band = findRow(picture.ink, place.line, lineCount);
  const middle = (band.top + band.height / 2) * height;
  useLayoutEffect(() => {
    const { current } = box;
    if (current && frameWidth > 0) current.scrollTop = middle - current.clientHeight / 2;
  }, [middle, frameWidth]);
  return (
    <figure className="overflow-hidden rounded-input border border-border">
      <ViewerBar zoom={zoom} onZoom={setZoom}>
        <figcaption className="type-small px-1.5">
          {band.isSure
            ? 'The line in your document'
            : 'The line is about here. Move the picture to see more.'}
        </figcaption>
      </ViewerBar>
      <section
        ref={box}
        aria-label={`Cut-out of the original around ${about}. It can be moved; plus and minus change its size.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onKeyDown={(event) => zoomByKey(event, zoom, setZoom)}
        className="h-44 overflow-auto bg-sunken -outline-offset-3 sm:h-60 short:h-32!"
      >
        {frameWidth > 0 && (
          <div style={{ width, height }} className="relative">
            {picture.draw(width)}
            {band.isSure && <Mark band={band} />}
          </div>
        )}
      </section>
    </figure>
  );
}

/** On paper, which is white in both themes. */
function Mark({ band: { top, height } }: { band: RowBand }) {
  return (
    <div
      aria-hidden="true"
      data-marked-line
      style={{ top: `${top * 100}%`, height: `${height * 100}%` }}
      className="absolute inset-x-0 -my-1.5 box-content border-y-2 border-[#57284d] bg-[#f2c230]/20 py-1 forced-color-adjust-none"
    />
  );
}
