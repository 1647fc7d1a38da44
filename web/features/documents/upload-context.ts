import { createContext, useContext } from 'react';

const UploadContext = createContext<() => void>(() => {});

/** Opens the upload dialog, wherever in the library it is asked for. */
export const UploadProvider = UploadContext.Provider;

export const useOpenUpload = () => useContext(UploadContext);
