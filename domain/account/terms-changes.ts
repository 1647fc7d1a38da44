/**
 * What is different in this version of the terms (TERMS_VERSION), for whoever accepted an earlier one: a few words each. What
 * came before the first release stands together. In a file of its own: it is fetched by who is asked, and by nobody else.
 */
export const TERMS_CHANGES: readonly string[] = [
  'Your medical history and test results are kept, what you write encrypted, where you write them down.',
  'You erase your account yourself, in 14 days or at once. A keyed number and the day stay until the last backup with it has ended.',
  'You can take all your data along in one file. It is kept, encrypted, for seven days.',
  'You see who or what came to your data: each sign-in, each document that was read, each command of the operator. It is kept for two years.',
  'What you agree to by itself stands in one list, with the words you read, and is withdrawn there.',
  'Wrong passwords and codes, and every change of what protects your account, are kept for 90 days for you to look at: when, and from which shortened address.',
  'What such a change replaced is kept for seven days, so that the mail about it can take it back.',
  'The log of the server notes from which network such things came: an address without its last part.',
  'What your browser keeps of yours is encrypted. Two cookies hold the key; another one says that this browser was here before and stays when you log out.',
  'Your sign-ins of the last 90 days are kept for you to look at: when, how, with which browser, from which shortened address.',
  'A mail tells you when somebody signs in to your account from a browser it does not know.',
  'Whom you want to call in an emergency is kept, encrypted, where you enter it, and the country you choose for its numbers.',
  'Alerts about what you entered are kept, encrypted, until you close them or correct the entry. Nobody is told of them.',
  'Contraceptive methods that you note are kept with their days until you remove them.',
  'Reminders that you turn on are kept with your time zone, and for 90 days what was sent and when.',
  'Reminders can go to a device, where you turn that on. Its address is kept, encrypted. The maker of its browser carries them and cannot read them.',
  'A calendar program or a helper can read what you choose, behind a secret address, where you make one. Only a hash of the address is kept, and when it was read.',
  'What helpers should know is kept, encrypted, where you write it. A PIN is kept as a hash.',
  'How long the time after ovulation is, where you say it, and what you hide on the dashboard, are kept with your profile.',
  'Changing your email address needs a yes from both mailboxes.',
];
