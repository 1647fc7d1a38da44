/** What a request did wrong, in sentences; each goes out beside a code (errors/app-error.ts). */
export const REQUEST_REFUSALS = {
  addressCharacters: 'The address holds characters that cannot be used.',
  parameterTwice: 'A parameter of the address was sent twice.',
  notJson: 'The request is not well-formed JSON in UTF-8.',
  unsavable: 'The request holds characters that cannot be saved, or is nested too deep.',
  fieldTwice: (name: string) => `The field ${name} was sent twice.`,
  formFieldTwice: 'A field of the form was sent twice.',
  noForm: 'Send a form.',
  noUpload: 'Send the document as multipart/form-data.',
  noZip: 'Send the ZIP file (Content-Type: application/zip).',
  uploadBrokeOff: 'The upload did not arrive whole. Try again.',
  tooManyUploads: 'Too many uploads at once. Try again in a moment.',
  tooManyFiles: 'Too many files at once. Try again in a moment.',
  tooManyMade: 'Many files are being made right now. Try again in a moment.',
  otherGoal: 'The goal and the address name different goals',
  noGuardianAnswer: 'Open the link in the mail again to answer.',
} as const;
