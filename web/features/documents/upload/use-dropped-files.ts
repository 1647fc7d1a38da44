import { useEffect, useState } from 'react';

/**
 * While the window is open, files may be dropped anywhere: beside the window too, where a browser would otherwise open
 * them in place of the page. True while files are dragged over the page.
 */
export function useDroppedFiles(isOpen: boolean, take: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      // Going from one element to the next is no leaving.
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      setDragging(false);
    };
  }, [isOpen, take]);

  return isDragging;
}
