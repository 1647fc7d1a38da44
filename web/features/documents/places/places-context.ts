import { createContext, useContext } from 'react';
import type { Spot } from './spot.ts';

interface Places {
  hasPages: boolean;
  /** Shows a place in the text or in the file itself; `buttonId` is where the focus returns to. */
  lead: (to: 'text' | 'original', spot: Spot | null, buttonId: string) => void;
}

const PlacesContext = createContext<Places>({ hasPages: true, lead: () => {} });

export const PlacesProvider = PlacesContext.Provider;

export const usePlaces = () => useContext(PlacesContext);
