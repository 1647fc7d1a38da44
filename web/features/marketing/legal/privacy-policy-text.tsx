import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { MAIL_LIST } from '@lunaria/domain/mails/mail-list.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeDate } from '../describe-date.ts';
import { PointList } from '../fact-list.tsx';
import { TextPage, TextSection } from '../text-page.tsx';

/** The policy, as it is accepted with an account. */
export default function PrivacyPolicyText() {
  return (
    <TextPage title="Privacy Policy" note={`Version of ${describeDate(TERMS_VERSION)}`}>
      <ShortSection />
      <ResponsibleSection />
      <AccountDataSection />
      <VisitorDataSection />
      <WhereSection />
      <ProtectionSection />
      <RecipientsSection />
      <MailsSection />
      <LanguageModelSection />
      <DeviceSection />
      <LogsSection />
      <HowLongSection />
      <RightsSection />
      <ChildrenSection />
      <ChangesSection />
    </TextPage>
  );
}

function ShortSection() {
  return (
    <TextSection id="short" heading="In short">
      <p>
        What you record is for you. It is shown to no other account and to nobody else unless you switch that
        on, sold to nobody and not used for advertising. Pages load nothing from other companies and count
        nobody. Whoever runs the server can technically reach what lies on it, so it matters who that is. What
        this software does and does not do for each of these sentences is on the{' '}
        <TextLink to="/trust">Trust page</TextLink>.
      </p>
    </TextSection>
  );
}

function ResponsibleSection() {
  return (
    <TextSection id="responsible" heading="Who is responsible">
      <p>
        {PRODUCT_NAME} is software. Somebody runs it on a server: a clinic, an organisation, a person you
        know, or you yourself. In this text they are “the operator”. They decide where the server stands and
        who may reach it, and they are responsible for your data. Name and contact come from them; the{' '}
        <TextLink to="/contact">contact page</TextLink> reaches them. Those who write the software get none of
        it.
      </p>
    </TextSection>
  );
}

/** What is stored, and in what form. */
const ACCOUNT_DATA = [
  [
    'Your account:',
    'your full name, your email address, whether that address was confirmed, and when the account was made.',
  ],
  ['Your password', 'only as an argon2id hash. Nobody can read it back, the operator included.'],
  [
    'A second step to log in,',
    'where you set one up: the name you gave it and when it was last used; encrypted, the secret of an authenticator app or your phone number; of a passkey its public half; of recovery codes only hashes.',
  ],
  [
    'Google and Apple,',
    'where you use them to log in: which of the two, the name it has for your account, and since when. Their other answers, your name and address apart when you sign up, are not kept.',
  ],
  ['Your life stage,', 'the one you choose.'],
  [
    'Your cycle calendar:',
    'the periods you record with the cycle length you choose, and for each day the symptoms, moods, intercourse, discharge and notes you enter.',
  ],
  [
    'Your cycles:',
    'what you say of single ones, such as that one was unusual and why, a day of ovulation you enter, times without cycles, when you changed your life stage, and the forecasts that were on your screen, with the day, to tell you how close they were.',
  ],
  [
    'Your daily log:',
    'what you log for a day, from sleep and mood to what your life stage adds, the goals you set, the units you choose, the day with which your weeks begin and what you hide on the dashboard.',
  ],
  ['Your contraceptive methods,', 'where you note them: which you use and used, and from when to when.'],
  [
    'Alerts:',
    'where something you entered should be looked at by somebody, which entry and why, encrypted; when it was raised, whether you have read it, and whether you closed it. What you write about violence leaves no alert. Nobody is told.',
  ],
  [
    'Whom to call for you:',
    'up to ten people with what you write of them (name, who they are to you, phone number), encrypted, and the country whose numbers, units and weeks you want to see. Nobody is told that they stand there. Your country is never looked up from where you connect.',
  ],
  [
    'What helpers should know,',
    'where you write it down: allergies, conditions, medicines, languages and what else you enter for them, encrypted; which parts a page for helpers shows, whether it is on, and when it was opened last. Of its address and digits only hashes are kept.',
  ],
  [
    'Your medical history and test results,',
    'where you write them down: illnesses, operations, allergies, medicines, vaccinations, pregnancies, implants, what you note of your family and who looks after you; what a laboratory measured, with its day and the range on the report. What you write is encrypted; of what kind an entry is, how it stands and its days are not. Whether your timeline shows losses is kept with your profile.',
  ],
  [
    'Your calendar addresses:',
    'what is in each, which words your calendar shows, its time zone, and when it was made and read last. Of the address only a hash.',
  ],
  [
    'Your PIN,',
    'where you set one: only as an argon2id hash, after how many minutes it locks, and how many tries were wrong.',
  ],
  [
    'Your health documents:',
    'the files you upload, what they are called, the type, category and notes you give them, and when you uploaded them; what was read from them: the text, a name, a category, a summary and laboratory values; and what you correct of it.',
  ],
  [
    'A file with all your data,',
    'where you ask for one: encrypted with your key, until you remove it, for seven days at most, and when it was made and downloaded.',
  ],
  [
    'What you agreed to by itself,',
    'such as a language model where the operator has set one up: to what, with which words, and when you agreed and withdrew.',
  ],
  [
    'Your answers in the three first steps:',
    'date of birth, height, weight, blood type and how long the time after ovulation is, as far as you give them, and what your stage asks for: last period and cycle length, your main focus, how long you have been trying and treatments, how a pregnancy is dated and what you write about it, your age and health conditions, hormone therapy and concerns around menopause.',
  ],
  [
    'A guardian’s email address,',
    'where you are under 18 and name one, or where one has to agree; when they were written to, and what they answered.',
  ],
  ['Which version of the Terms and of this policy you accepted,', 'and when.'],
  [
    'Your sessions:',
    'for each browser you are logged in with, when that began, was last used and ends, its network address and the name the browser gives itself. You see and end them on the page Privacy & Security.',
  ],
  [
    'Your sign-ins:',
    'when and how somebody came into your account, the name the browser gives itself, a network address without its last part, and a hash that tells whether that browser was here before. You see them on the same page; of a browser that is new you are told by mail.',
  ],
  [
    'What happens to the protection of your account:',
    'wrong passwords and codes (how many in an hour, when, and from which network address without its last part), and each change of password, second step, recovery codes, Google or Apple, email address and open sessions, with when and from where. You see it on the same page. What a change replaced is kept for seven days, so that the mail about it can take it back.',
  ],
  [
    'Your reminders, where you turn one on:',
    'which, when and how, your time zone and quiet hours, and for 90 days what was sent and when. Which methods or days they are about stands where you recorded it.',
  ],
  [
    'Each device on which you turned on reminders:',
    'where messages for it go, encrypted with your key, the name its browser gives itself, and since when. It is removed when you turn it off or log out there.',
  ],
  [
    'Who or what came to what is yours:',
    'sign-ins, documents that were read by this server or sent to a language model, files with all your data asked for, downloaded and brought back, an erasing asked for or taken back, a part erased, consents given and withdrawn, reminders turned on or off for a device, your secret addresses made, opened and ended, PINs set and refused, and commands of the operator, each with its time. You see it on the same page, each line chained to the one before, so that a changed one shows.',
  ],
  ['A change of your email address,', 'while it waits: both addresses, and which of them has agreed.'],
] as const;

function AccountDataSection() {
  return (
    <TextSection id="account-data" heading="What is stored when you have an account">
      <PointList points={ACCOUNT_DATA} />
      <p>Nothing else about your body is stored.</p>
    </TextSection>
  );
}

function VisitorDataSection() {
  return (
    <TextSection id="visitor-data" heading="What is stored when you have none">
      <p>Reading these pages leaves nothing on the server. Three things you can leave yourself:</p>
      <PointList
        points={[
          [
            'Newsletter and new articles of the blog.',
            'Your email address, which of the two you want, when you asked and confirmed, and the version of the words you agreed to. Nothing else: no name, no link to an account, no count of what you open. You get one mail with a link to confirm; without it nothing more is sent, and after three days the request is deleted. Every mail has a link that ends it: press the button there, or that of your mail program, and the row is deleted.',
          ],
          [
            'A message on the contact page, a request for a demo, or for word when doctors can join.',
            'What you fill in. It is stored encrypted, with a key of its own, until the mail to the operator is sent, and then deleted here; after two weeks in any case. From then on it lies in the operator’s mailbox. Please leave health details out of it.',
          ],
          [
            'A guardian’s answer.',
            'When a parent or guardian agrees, the time and the version of the words they read stay with the account it is about. When they refuse, their address is erased.',
          ],
        ]}
      />
    </TextSection>
  );
}

function WhereSection() {
  return (
    <TextSection id="where" heading="Where it is stored">
      <p>
        In a database on the server of the operator, or on one that they chose; your documents in a file
        storage beside it. Ask them in which country that is.
      </p>
    </TextSection>
  );
}

function ProtectionSection() {
  return (
    <TextSection id="protection" heading="How it is protected">
      <p>
        The database itself gives each account its own rows and no others. Your notes, your blood pressure,
        what you write about health conditions and a pregnancy, a guardian’s address, your documents, what
        they are called, what was read from them, but for the category, and what you corrected are encrypted
        with a key of your own before they are stored. The rest of the lists above is readable for whoever can
        read the operator’s database, addresses of the newsletter included. Between your browser and the
        server the operator has to provide an encrypted connection: look for https in the address. More on the{' '}
        <TextLink to="/trust#encryption">Trust page</TextLink>.
      </p>
    </TextSection>
  );
}

function RecipientsSection() {
  return (
    <TextSection id="recipients" heading="Who gets it">
      <p>
        Nobody, unless you agree to a language model, turn on reminders for a device, make a secret address,
        or log in with Google or Apple (all below). There is no advertising and no analytics, and pages load
        nothing from other companies. The icons of social networks are links: nothing of theirs is loaded, and
        they learn of you when you follow one.
      </p>
      <p>
        Where the operator has set up Google or Apple and you press their button, your browser goes to them:
        they learn that you log in to this server, and when. Nothing goes to them before you press it, and
        nothing that you record here ever does.
      </p>
      <p>
        Mails pass through the mail service the operator uses (all there are: <a href="#mails">Mails</a>
        ). What a reminder is about stands in its mail only if you choose so. Until a mail service is set up,
        mails lie on the server, not encrypted.
      </p>
      <p>
        Where you turn on reminders for a device, the maker of its browser carries them: Google, Mozilla,
        Apple or Microsoft. They learn that something goes to that device, when, and from which server. What
        it says is encrypted for the device, and says no more than a mail would.
      </p>
      <p>
        A secret address that you make is read by whoever has it: a calendar program, and the company that
        runs it, read the days you chose; a helper reads the parts you ticked. What they do with it is up to
        them. From the moment you end the address it leads nowhere.
      </p>
      <p>
        You can choose your phone as second step where the operator has set up a service for text messages.
        That service gets your number and each code that is sent to it, and nothing else.
      </p>
    </TextSection>
  );
}

function MailsSection() {
  return (
    <TextSection id="mails" heading="Mails">
      <p>These are all the mails that are ever sent:</p>
      <ul className="list-disc space-y-1 pl-5 marker:text-control">
        {MAIL_LIST.map(({ job, text }) => (
          <li key={job}>{text}</li>
        ))}
      </ul>
      <p>
        They say nothing about your body, except what you yourself put into a message to the operator. No
        opening of a mail is counted.
      </p>
    </TextSection>
  );
}

function LanguageModelSection() {
  return (
    <TextSection id="language-model" heading="A language model">
      <p>
        Your documents are read on the operator’s server, by rules. The operator may set up a language model
        that writes summaries; your documents page then names it and asks you. Only if you agree, text of your
        documents is sent to it, without names, birth dates, record numbers and addresses as far as rules find
        them. You can withdraw there at any time: nothing is sent from then on; what it wrote stays until the
        document is read again or deleted. What those who run the model do with what they were sent is up to
        them.
      </p>
    </TextSection>
  );
}

function DeviceSection() {
  return (
    <TextSection id="device" heading="What stays in your browser">
      <p>
        Without an account: no cookie unless you press Google or Apple, and nothing but how far you had
        scrolled. With one: cookies, one that holds your session and cannot be read by scripts, one that only
        says that there is a session, two for the key of what lies in this browser, and one that only says
        that this browser was here before, which stays when you log out. Beside them what lets you go on
        without a connection: your name and life stage, the days you looked at, your goals, which documents
        you have, your answers in the first steps, what you typed and did not save, and changes that are not
        sent yet. Each of them by name, with its purpose and its end, is on the page about{' '}
        <TextLink to="/cookies">cookies and storage</TextLink>.
      </p>
      <p>
        What lies in the database of the browser is encrypted; your answers in the first steps are so from
        your next visit after Finish Setup on. Whoever can use this device while you are logged in can find
        all of it. It goes when you log out, and so does the key.
      </p>
    </TextSection>
  );
}

function LogsSection() {
  return (
    <TextSection id="logs" heading="Logs and network addresses">
      <p>
        The server’s log holds what went wrong: a code, numbers of accounts, documents and requests, and the
        place in the program; of attacks, and of changes to what protects an account, also the network they
        came from, an address without its last part. No name, no mail address, nothing you wrote. How long it
        is kept is up to the operator. A proxy in front of the server may keep a log of its own; ask them.
      </p>
      <p>
        So that nobody can try passwords or send messages without end, the database counts how often a network
        address called such a page. A count is deleted within ten minutes after its window ends; the longest
        window is a day.
      </p>
    </TextSection>
  );
}

function HowLongSection() {
  return (
    <TextSection id="how-long" heading="How long">
      <PointList
        points={[
          [
            'Your account and what you record:',
            'until you delete it, erase a part of it, or erase the account: in 14 days, in which you can keep it after all, or at once.',
          ],
          [
            'Of an account that was erased:',
            'a keyed number that stands for it, the day, and the day on which the last backup from before ends. On that day all three go.',
          ],
          [
            'A document you delete:',
            'out of reach at once; its file and what was read from it are removed after an hour.',
          ],
          [
            'A session:',
            'ends when you log out, thirty days after it was last used, or half a year after it began. One that merely ran out is removed when that browser comes back, or with the account.',
          ],
          ['A sign-in, and what happened to the protection of your account:', '90 days.'],
          ['Who or what came to what is yours:', 'two years.'],
          ['What you agreed to and withdrew:', 'as long as your account, because it proves it.'],
          [
            'A change of your email address:',
            'until both agreed and the old one was told; a day when one of them does not.',
          ],
          ['A reminder that was sent:', '90 days.'],
          ['A newsletter address:', 'until you end it; three days when you do not confirm it.'],
          ['A message to the operator:', 'until it is mailed to them, two weeks at most.'],
          [
            'Backups:',
            'as long as the operator keeps them. What was encrypted for you cannot be read from one that lacks your key.',
          ],
        ]}
      />
    </TextSection>
  );
}

function RightsSection() {
  return (
    <TextSection id="rights" heading="Your rights">
      <p>
        You may see, correct, take with you and delete what is stored about you, and complain to the authority
        that watches over privacy where you live.
      </p>
      <PointList
        points={[
          [
            'Today, yourself:',
            'see and correct what you recorded; delete periods, what you said of cycles, days of the log, goals and documents; download your log as a table, each document as a file and all of it as one file, which a new account takes back; see who or what came to it, and withdraw what you agreed to; change your password and your email address, and log out other browsers; erase one kind of entry, some days, or your whole account. With it goes everything in the first list above.',
          ],
          ['Today, by asking the operator:', 'whatever these pages do not do.'],
        ]}
      />
    </TextSection>
  );
}

function ChildrenSection() {
  return (
    <TextSection id="children" heading="Children and guardians">
      <p>
        Below the age of digital consent, which the operator sets for their country between 13 and 16, a
        parent or guardian has to agree before anything about her health is stored. Until then only her age or
        date of birth and the guardian’s address are kept. Agreeing shows the guardian nothing. At or above
        that age nobody is written to unless she sends the invitation herself. Age is what she says; nobody
        checks it.
      </p>
    </TextSection>
  );
}

function ChangesSection() {
  return (
    <TextSection id="changes" heading="When this text changes">
      <p>A new version carries a new date. With your account is kept which version you accepted, and when.</p>
    </TextSection>
  );
}
