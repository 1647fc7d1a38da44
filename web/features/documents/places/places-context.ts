import { createContext, useContext } from 'react';
import type { Spot } from './spot.ts';

interface Places {
  hasPages: boolean;
  /** Shows a place; `buttonId` is where the focus returns to. */
  show: (spot: Spot, buttonId: string) => void;
  /** To the file itself, at a page of it. */
  showOriginal: (spot: Spot | null, buttonId: string) => void;
}

const PlacesContext = createContext<Places>({ hasPages: true, show: () => {}, showOriginal: () => {} });

export const PlacesProvider = PlacesContext.Provider;

export const usePlaces = () => useContext(PlacesContext);
