import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  UPLOAD_TEXTS,
} from '@lunaria/domain/documents/health-document.ts';
import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, expectToast, rows, textsOf, toasts } from '../../../testing/look.ts';
import { takeUploads } from '../testing/her-documents.ts';
import {
  chooseFiles,
  chooseType,
  chosenFiles,
  fileOf,
  letToastsGo,
  openUploads,
  pressOpen,
  uploadButton,
  uploadDialog,
} from '../testing/uploads-on-screen.tsx';

const expectText = ({ title, message }: { title: string; message: string }) => expectToast(title, message);

test(
  'What is missing, of the wrong kind or too large is said, and nothing of it is sent or kept as the choice',
  rows(
    ...['U-03', 'U-04', 'U-05', 'U-06', 'U-07', 'U-08', 'U-09', 'U-16', 'U-17', 'U-19', 'U-20', 'U-21'],
    ...['U-22', 'U-23', 'X-26', 'X-27', 'X-28', 'Q-74', 'Q-75', 'Q-76', 'U-01', 'U-44'],
  ),
  async ({ api, records }) => {
    takeUploads(api, records);
    const dialog = await openUploads();
    // Nothing chosen.
    expect(chosenFiles().elements()).toEqual([]);
    await expect.element(uploadButton()).toBeEnabled();
    await uploadButton().click();
    await expectText(UPLOAD_TEXTS.missing);
    await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus();
    await expect.element(dialog.getByText('Choose a file', { exact: true })).toBeVisible();
    expect(await complaints(), 'something is missing').toEqual([]);

    // A type alone.
    await dialog.getByRole('combobox').click();
    await expect.poll(() => textsOf(page.getByRole('option'))).toEqual([...DOCUMENT_TYPES]);
    await page.getByRole('option', { name: 'Other' }).click();
    await letToastsGo();
    await uploadButton().click();
    await expectText(UPLOAD_TEXTS.missing);

    // Other kinds, and one byte more than 10 MB.
    const wrong = ['notes.txt', 'setup.exe', 'moving.gif', 'letter.doc', 'pdf'];
    chooseFiles(...wrong.map((name) => fileOf(name)));
    await expectText(UPLOAD_TEXTS.invalidType);
    await expect.poll(() => dialog.getByText('was not added').elements().length).toBe(wrong.length);
    chooseFiles(fileOf('scan.pdf', DOCUMENT_MAX_BYTES + 1, 'application/pdf'));
    await expectText(UPLOAD_TEXTS.tooLarge);
    // A type that says another kind than the name.
    chooseFiles(fileOf('a.pdf', 10, 'image/gif'));
    await expect.element(dialog.getByText('a.pdf was not added')).toBeVisible();
    expect(chosenFiles().elements()).toEqual([]);

    // A file alone.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await pressOpen();
    await expect.element(dialog.getByRole('combobox')).toHaveTextContent('Choose a type');
    chooseFiles(fileOf('Blood.PDF', 10, 'application/pdf'));
    await letToastsGo();
    await uploadButton().click();
    await expectText(UPLOAD_TEXTS.missing);
    await expect.element(dialog.getByRole('combobox')).toHaveFocus();
    expect(textsOf(chosenFiles())).toEqual([expect.stringContaining('Blood.PDF')]);
    expect(api.asked('post', '/api/health-documents')).toEqual([]);

    // The type with one press, or by key; what was pressed is in the list, and may be changed there.
    const chips = dialog.getByRole('group', { name: 'Document type, with one press' });
    expect(textsOf(chips.getByRole('button'))).toEqual([...DOCUMENT_TYPES]);
    expect(await complaints(), 'a file without a type').toEqual([]);
    await chips.getByRole('button', { name: 'Lab Result' }).click();
    await expect.element(dialog.getByRole('combobox')).toHaveTextContent('Lab Result');
    await expect.element(dialog.getByRole('combobox')).toHaveFocus();
    await expect.element(chips).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  },
);

test(
  'Of several files a wrong one is refused alone; each has its type, one can be taken out, and files can be dropped',
  rows('U-01', 'U-16', 'U-22', 'U-40', 'U-44', 'K-23'),
  async ({ api, records }) => {
    takeUploads(api, records);
    const dialog = await openUploads();
    chooseFiles(
      fileOf('blood-count.pdf', 10, 'application/pdf'),
      fileOf('huge.pdf', DOCUMENT_MAX_BYTES + 1, 'application/pdf'),
    );
    await expectText(UPLOAD_TEXTS.tooLarge);
    await expect.element(dialog.getByText('huge.pdf was not added')).toBeVisible();
    // Beside the window as well.
    const refused = dialog.getByText('was not added');
    await drop(
      fileOf('prescription.jpeg', 20, 'image/jpeg'),
      fileOf('vaccination-record.png', 30, 'image/png'),
      fileOf('ultrasound-report.jpg', 40, 'image/jpeg'),
    );
    await expect.poll(() => chosenFiles().elements().length).toBe(4);
    await expect.element(refused).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Remove ultrasound-report.jpg' }).click();
    await expect.poll(() => chosenFiles().elements().length).toBe(3);

    await chooseType('Lab Result');
    const picture = chosenFiles().filter({ hasText: 'vaccination-record.png' });
    await picture.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Medical Record' }).click();
    await picture.getByRole('button', { name: 'Add notes' }).click();
    await picture.getByLabelText('Notes (optional)').fill('second dose');
    chooseFiles(fileOf('notes.txt'));
    await expect.element(refused).toBeVisible();
    expect(await complaints(), 'several files, one refused').toEqual([]);

    await letToastsGo();
    await uploadButton().click();
    await expectText(UPLOAD_TEXTS.done);
    await expect.element(uploadDialog()).not.toBeInTheDocument();
    expect(toasts().elements()).toHaveLength(1);
    expect(
      records.documents.map((document) => [document.file_name, document.document_type, document.notes]),
    ).toEqual([
      ['vaccination-record.png', 'Medical Record', 'second dose'],
      ['prescription.jpeg', 'Lab Result', null],
      ['blood-count.pdf', 'Lab Result', null],
    ]);
    // Two of three, newest first.
    await expect
      .poll(() =>
        textsOf(
          page
            .getByRole('listitem')
            .getByRole('link')
            .or(page.getByRole('link', { name: 'View all' })),
        ),
      )
      .toEqual(['vaccination-record.png', 'prescription.jpeg', 'View all']);
  },
);

async function drop(...files: File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const tell = (type: string) =>
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  tell('dragover');
  await expect.element(uploadDialog().getByText('Let go to add them.')).toBeVisible();
  tell('drop');
}
