import { useState } from 'react';
import { isSharedDevice, markSharedDevice } from '../../app/shared-device.ts';
import { LeaveChoice } from './leave-choice.tsx';
import { SharedDeviceChoice } from './shared-device-choice.tsx';

/** What is to happen when somebody comes in, and who else uses this device. */
export function ComingInChoices() {
  const [isShared, setShared] = useState(isSharedDevice);
  return (
    <>
      <LeaveChoice isShared={isShared} />
      <SharedDeviceChoice
        isShared={isShared}
        onChange={(next) => {
          if (markSharedDevice(next)) setShared(next);
        }}
      />
    </>
  );
}
