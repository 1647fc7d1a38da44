import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser believes to be online: for what cannot wait until it is. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, isOnline, () => true);
