import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { ReactNode } from 'react';
import { titlePage } from '../app/page-title.ts';
import { TextPage } from '../features/marketing/text-page.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

export const meta = () =>
  titlePage('Trust', `What ${PRODUCT_NAME} does today to protect you, claim by claim.`);

type Standing = 'Works today' | 'Depends on the operator' | 'Not claimed';

const TONES: Record<Standing, BadgeTone> = {
  'Works today': 'success',
  'Depends on the operator': 'warning',
  'Not claimed': 'dashed',
};

const CLAIMS: { claim: string; standing: Standing; detail: ReactNode }[] = [
  {
    claim: 'No other account sees your data',
    standing: 'Works today',
    detail:
      'The database itself decides which rows an account may see. A forgotten check in the program shows nothing of anybody else.',
  },
  {
    claim: 'Nobody can read your password',
    standing: 'Works today',
    detail:
      'Only an argon2id hash is kept. Trying passwords is limited, and a wrong address and a wrong password get the same answer.',
  },
  {
    claim: 'No trackers',
    standing: 'Works today',
    detail: 'Pages load nothing from other companies, and the browser is told to refuse if one ever tried.',
  },
  {
    claim: 'Encryption on the way',
    standing: 'Depends on the operator',
    detail: 'Whoever runs the server has to put it behind https. Look for it in the address.',
  },
  {
    claim: '256-bit encryption of what you write',
    standing: 'Works today',
    detail:
      'Notes, health conditions, complications of a pregnancy, and a blood pressure: AES-256-GCM with a key of your own, before they reach the database. Numbers, dates and what you tick are not encrypted by the program, nor are name and email address: life stage, periods, symptoms, moods, discharge, intercourse, the rest of your daily log, your goals and your other answers.',
  },
  {
    claim: '256-bit encryption of your files',
    standing: 'Works today',
    detail:
      'The same, for every document you upload: the file, what it was called, your notes, what was read from it and what you corrected. Its kind and category, its size and pages, when it was uploaded and why it could not be read are not encrypted by the program.',
  },
  {
    claim: 'Documents are read by rules, on this server',
    standing: 'Works today',
    detail:
      'A program without a network reads the text, and fixed rules find in it what the document says. They can be wrong, and photos are misread: every statement shows where it was read, so that you can check it against the original.',
  },
  {
    claim: 'A language model gets nothing of a document unless you agree',
    standing: 'Depends on the operator',
    detail:
      'Whoever runs the server may set one up. Then your documents page names it and asks you; until you say yes, nothing is sent to it, and you can withdraw. Names, birth dates, record numbers and addresses are taken out first, by rules that can miss some. What those who run the model do with the rest is up to them.',
  },
  {
    claim: 'What you record is not lost',
    standing: 'Works today',
    detail:
      'A change is kept on your device first and sent until the server has stored it. Without a connection it waits, and you see that it does.',
  },
  {
    claim: 'Below the age of digital consent, a guardian agrees first',
    standing: 'Works today',
    detail:
      'Until they agree, the server takes nothing about her health: only her age or date of birth and the guardian’s address. The age is a setting of the operator, 13 to 16. Who she is, and whether the address is a guardian’s, nobody checks.',
  },
  {
    claim: 'At or above that age, nobody is told',
    standing: 'Works today',
    detail: 'A guardian whose address she enters is not written to, and sees nothing of hers.',
  },
  {
    claim: 'The calendar is a method of contraception',
    standing: 'Not claimed',
    detail: 'Fertile days and ovulation are estimates by cycle length. Bodies do not keep to them.',
  },
  {
    claim: 'HIPAA compliant',
    standing: 'Not claimed',
    detail: 'Software alone cannot be. It takes contracts and procedures of the organisation that runs it.',
  },
  {
    claim: 'Content reviewed by physicians',
    standing: 'Not claimed',
    detail:
      'The weeks of a pregnancy, the recommendations beside a goal and the articles of the blog name their sources. No physician has reviewed them yet; when one has, the name will stand there.',
  },
];

export default function TrustPage() {
  return (
    <TextPage title="What you can rely on" note="Claim by claim, as the software is today.">
      <dl className="divide-y divide-border border-y border-border">
        {CLAIMS.map(({ claim, standing, detail }) => (
          <div key={claim} className="grid gap-2 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
            <dt className="type-h3">{claim}</dt>
            <dd>
              <Badge tone={TONES[standing]}>{standing}</Badge>
            </dd>
            <dd className="measure text-muted sm:col-span-2">{detail}</dd>
          </div>
        ))}
      </dl>
    </TextPage>
  );
}
