import { useState } from 'react';
import { chooseToSave, doesBrowserSave, hasChosenToSave } from '../../app/save-data.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** Nothing is loaded ahead. */
export function SaveDataChoice() {
  const [isSaving, setSaving] = useState(hasChosenToSave);
  return (
    <div>
      <Checkbox
        label="Save data: load nothing ahead"
        aria-describedby="save-data-hint"
        checked={isSaving}
        onChange={({ target }) => {
          chooseToSave(target.checked);
          setSaving(target.checked);
        }}
      />
      <p id="save-data-hint" className="type-hint mt-1.5 text-muted">
        On this device only. Windows open a moment later then, and a browser that has not kept the pages yet
        does not keep them for times without a connection.
        {doesBrowserSave() && ' Your browser asks to save data, so nothing is loaded ahead here anyway.'}
      </p>
    </div>
  );
}
