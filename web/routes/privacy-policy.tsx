import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { TERMS_DATE } from '../features/marketing/terms-date.ts';
import { TextPage, TextSection } from '../features/marketing/text-page.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = () =>
  titlePage('Privacy Policy', 'What is stored about you, where, for how long, and who can see it.');

export default function PrivacyPolicyPage() {
  return (
    <TextPage title="Privacy Policy" note={`Version of ${TERMS_DATE}`}>
      <TextSection heading="What is stored">
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <b className="font-strong">Your account:</b> your full name, your email address, whether that
            address was confirmed, and when the account was made.
          </li>
          <li>
            <b className="font-strong">Your password</b> only as an argon2id hash. Nobody can read it back,
            the operator included.
          </li>
          <li>
            <b className="font-strong">Your life stage</b>, the one you choose on the dashboard.
          </li>
          <li>
            <b className="font-strong">Your cycle calendar:</b> the periods you record with the cycle length
            you choose, and for each day the symptoms, moods, intercourse, discharge and notes you note.
          </li>
          <li>
            <b className="font-strong">Your daily log:</b> what you log for a day, from sleep and mood to what
            your life stage adds, the goals you set and the units you choose.
          </li>
          <li>
            <b className="font-strong">Your health documents:</b> the files you upload, what they are called,
            the type, category and notes you give them, and when you uploaded them; what was read from them:
            the text, a name, a category, a summary and values of a laboratory; and what you correct of it.
            One that you delete is out of reach at once; for an hour you can take the deletion back, after
            that its file and what was read from it are removed as well.
          </li>
          <li>
            <b className="font-strong">Whether you agreed to a language model</b>, where the operator has set
            one up: which, and when you agreed and withdrew.
          </li>
          <li>
            <b className="font-strong">Your answers in the three first steps:</b> date of birth, height,
            weight and blood type, as far as you give them, and what your stage asks for: last period and
            cycle length, your main focus, how long you have been trying and treatments, how a pregnancy is
            dated and what you write about it, your age and health conditions, hormone therapy and concerns
            around menopause.
          </li>
          <li>
            <b className="font-strong">A guardian’s email address</b>, where you are under 18 and name one, or
            where one has to agree; when they were written to, and what they answered.
          </li>
          <li>
            <b className="font-strong">Which version of the Terms and of this policy you accepted</b>, and
            when.
          </li>
          <li>
            <b className="font-strong">Your sessions:</b> for each browser you are logged in with, when that
            began and ends, its network address and the name the browser gives itself.
          </li>
          <li>
            <b className="font-strong">Attempts:</b> how often a network address has called the login and
            similar pages lately, so that nobody can try passwords without end.
          </li>
        </ul>
        <p>Nothing else about your body is stored.</p>
      </TextSection>
      <TextSection heading="Where it is stored">
        <p>
          In a database on the server of whoever runs {PRODUCT_NAME} for you, or on one that they chose; your
          documents in a file storage beside it. They are the operator, and responsible for your data.
        </p>
      </TextSection>
      <TextSection heading="How it is protected">
        <p>
          The database itself gives each account its own rows and no others. Your notes, your blood pressure,
          what you write about health conditions and a pregnancy, a guardian’s address, your documents, what
          they are called, what was read from them, but for the category, and what you corrected are encrypted
          with a key of your own before they are stored. The rest of the list above is readable for whoever
          can read the operator’s database. Between your browser and the server the operator has to provide an
          encrypted connection: look for https in the address. More on the{' '}
          <TextLink to="/trust">Trust page</TextLink>.
        </p>
      </TextSection>
      <TextSection heading="Who gets it">
        <p>
          Nobody, unless you agree to a language model (below). There is no advertising and no analytics, and
          pages load nothing from other companies. A mail to confirm your address, and one to a guardian where
          one has to agree or you invite them, passes through the mail service the operator uses.
        </p>
        <p>
          Your documents are read on the operator’s server. The operator may set up a language model that
          writes summaries; your documents page then names it and asks you. Only if you agree, text of your
          documents is sent to it, without names, birth dates, record numbers and addresses as far as rules
          find them. You can withdraw there at any time: nothing is sent from then on; what it wrote stays
          until the document is read again or deleted.
        </p>
      </TextSection>
      <TextSection heading="What stays in your browser">
        <p>
          Two cookies: one that holds your session and cannot be read by scripts, and one that only says that
          there is a session, so that pages can greet you correctly. Beside them, the number of your account
          and the end of your session, so that tabs agree.
        </p>
        <p>
          Your answers in the three first steps are kept in this browser too, until you log out, so that a
          reload loses nothing. Answers that are not saved on the server yet are on this device alone; logging
          out asks before it removes them. Where a guardian has to agree first, only your age or date of birth
          and the guardian’s address are sent until they do.
        </p>
        <p>
          So that calendar and log work without a connection, this browser also keeps your name, your life
          stage, the days you looked at, your goals, which documents you have, what you typed into the log and
          did not save, and changes that are not sent yet. They are not encrypted there: whoever can use this
          device’s account can find them. All of it goes when you log out. None of it follows you elsewhere.
        </p>
      </TextSection>
      <TextSection heading="How long">
        <p>
          Your account is kept until you want it deleted. A session ends thirty days after it was last used,
          or when you log out.
        </p>
      </TextSection>
      <TextSection heading="Your rights">
        <p>
          You may see, correct, take with you and delete what is stored about you. For now, ask the operator
          to do it; doing it yourself on the page Privacy & Security is planned. Deleting an account deletes
          everything in this list that belongs to it.
        </p>
      </TextSection>
    </TextPage>
  );
}
