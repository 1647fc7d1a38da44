import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../../ui/toast.tsx';

/**
 * The link in the confirmation mail ends on the start page (server/jobs/send-verification-mail.ts): says how it went,
 * once, and takes the marks out of the address, so that a reload or a copied link does not say it again.
 */
export function AddressConfirmation() {
  const [, setSearchParams] = useSearchParams();
  const isTold = useRef(false);

  useEffect(() => {
    // Read after hydration: the prerendered page knows no address.
    const marks = new URLSearchParams(window.location.search);
    if (isTold.current || marks.get('address') !== 'confirmed') return;
    isTold.current = true;
    showToast(marks.has('error') ? LINK_ENDED : ADDRESS_CONFIRMED);
    setSearchParams({}, { replace: true, preventScrollReset: true });
  }, [setSearchParams]);

  return null;
}

const ADDRESS_CONFIRMED = {
  title: 'Address confirmed',
  message: 'Thank you. Your email address is confirmed.',
};

const LINK_ENDED = {
  title: 'This link no longer works',
  message: 'It works for 24 hours. Your account works without it too.',
};
