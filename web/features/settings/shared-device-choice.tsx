import { Checkbox } from '../../ui/checkbox.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface SharedDeviceChoiceProps {
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** That others use this device too, and what the browser keeps all the same. */
export function SharedDeviceChoice({ isShared, onChange }: SharedDeviceChoiceProps) {
  return (
    <div>
      <Checkbox
        label="This is a shared device"
        aria-describedby="shared-hint"
        checked={isShared}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id="shared-hint" className="type-hint mt-1.5 text-muted">
        On this device only. “Leave quickly” then also logs you out, takes your copies from this browser and
        empties what it kept of this site. What was not sent yet stays, encrypted, until you log in here
        again.
      </p>
      {isShared && (
        <div className="type-small mt-4 border-l-2 border-border pl-4">
          <p className="font-medium">What your browser still keeps</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
            <li>The addresses of pages you opened, in its history</li>
            <li>Files you saved, in its list of downloads</li>
            <li>A password or an email address, where you let it save them</li>
            <li>What you chose on this page for this device, and that an account was used here</li>
            <li>Changes that were not sent yet, encrypted</li>
          </ul>
          <p className="mt-2 text-muted">
            A private window keeps none of these but the files. Or delete the history of today and the data of
            this site in the settings of your browser.{' '}
            <TextLink to="/dashboard/privacy#on-this-device">What lies here now</TextLink>
          </p>
        </div>
      )}
    </div>
  );
}
