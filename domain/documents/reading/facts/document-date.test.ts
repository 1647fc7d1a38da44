import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DocumentCategory } from '../../health-document.ts';
import { findDates, findDayOrder } from '../printed-date.ts';
import { showDay } from '../show-day.ts';
import { makeLines } from '../testing/make-text.ts';
import { findDocumentDate } from './document-date.ts';

const dateOf = (text: string, category: DocumentCategory = 'lab_results') => {
  const date = findDocumentDate(makeLines(text), category);
  return date === null ? null : `${date.value} ${date.meaning}`;
};

describe('a printed date is read', () => {
  test.each([
    ['2026-03-12', '2026-03-12'],
    ['2026/3/12', '2026-03-12'],
    ['12.03.2026', '2026-03-12'],
    ['12. 3. 2026', '2026-03-12'],
    ['12 Mar 2026', '2026-03-12'],
    ['12-MAR-26', '2026-03-12'],
    ['12-Mar-2026', '2026-03-12'],
    ['12th of March 2026', '2026-03-12'],
    ['12" March 2026', '2026-03-12'],
    ['March 12, 2026', '2026-03-12'],
    ['Mar. 12 2026', '2026-03-12'],
    ['Thursday, March 12th, 2026', '2026-03-12'],
    ['12Mar2026', '2026-03-12'],
    ['29 Feb 2024', '2024-02-29'],
    ['3 May 97', '1997-05-03'],
    ['13/03/2026', '2026-03-13'],
    ['03/13/2026', '2026-03-13'],
    ['03/03/2026', '2026-03-03'],
    ['03/13/26', '2026-03-13'],
  ] as const)('%s', (text, day) => {
    expect(findDates(`Collected: ${text} 09:40`, null).map((date) => date.day)).toEqual([day]);
  });

  test.each([
    ['12/05/2026', 'a day or a month'],
    ['13/13/2026', 'two days'],
    ['30 Feb 2026', 'a day that does not exist'],
    ['12 Mar 1890', 'before 1950'],
    ['12 Mar 2190', 'after 2100'],
  ])('%s is none: %s', (text) => {
    expect(findDates(text, null).map((date) => date.day)).toEqual([null]);
  });

  test.each(['01 Mar 08 Mar', '148/82', '1.5.2', '1234567', '12:05', '3-4 of 5', 'may 5'])(
    '%s is not even looked at',
    (text) => {
      expect(findDates(text, 'day-first')).toEqual([]);
    },
  );

  test('any day in any of the forms', () => {
    const anyDay = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10) as CalendarDate); // as: by format
    fc.assert(
      fc.property(anyDay, (day) => {
        const [year, month, date] = day.split('-');
        for (const text of [day, showDay(day), `${date}.${month}.${year}`]) {
          expect(findDates(`on ${text}, `, null)[0]?.day).toBe(day);
        }
        expect(findDates(`${date}/${month}/${year}`, 'day-first')[0]?.day).toBe(day);
        expect(findDates(`${month}/${date}/${year}`, 'month-first')[0]?.day).toBe(day);
      }),
    );
  });
});

describe('which number is the day', () => {
  test.each([
    ['DOB: 23/08/1988\nCollected: 12/05/2026', 'day-first'],
    ['Seen 01/29/2016\nCollected: 12/05/2026', 'month-first'],
    ['12/05/2026', null],
    ['Collected: 04/02/2026 07:50   Reported: 05/02/2026', 'day-first'],
    ['Collected: 05/01/2026\nReported: 05/02/2026', 'month-first'],
    ['Collected: 04/02/2026   Reported: 04/02/2026', null],
    ['Collected: 04/02/2026   Reported: 06/04/2026', null],
    ['23/08/1988 and 08/23/1988', null],
    ['14.03.1991', null],
    ['Example Laboratory, Leeds LS1 4AP', 'day-first'],
    ['Haemoglobin', 'day-first'],
    ['12 Main St, Springfield, IL 62701', 'month-first'],
    ['Tel. (555) 555-0133', 'month-first'],
    ['CLIA # 05D0000000', 'month-first'],
    // In India the name of a method.
    ['Vitamin B12 (CLIA)', null],
    ['Patient ID 12345, vitamin D3 5IU, reflexes +1 (left)', null],
    ['Leeds LS1 4AP, formerly Springfield, IL 62701', null],
  ])('%s: %s', (text, order) => {
    expect(findDayOrder(makeLines(text))).toBe(order);
  });
});

// The table of docs/algorithms/document-reading.md.
describe('the date of a document', () => {
  test.each([
    [
      'Patient: J. Sample   DOB: 23/08/1988\nCollected: 12/05/2026 09:40   Reported: 13/05/2026',
      '2026-05-12 sample',
    ],
    ['Reported: 13 May 2026\nSample collected on 12 May 2026', '2026-05-12 sample'],
    ['Collected   : 14/5/2026 11:03AM   Reported   : 16/5/2026', '2026-05-14 sample'],
    ['Collected   Received   Reported\n12 May 2026   12 May 2026   13 May 2026', '2026-05-12 sample'],
    ['Collected: 12/05/2026\nReported: 7 Jun 2026', '2026-06-07 report'],
    ['Collected: 12/05/2026', null],
    ['Collected: 04/02/2026   Reported: 05/02/2026', '2026-02-04 sample'],
    ['Printed on: 3 Jun 2026\nReported: 13 May 2026', '2026-05-13 report'],
    ['Date of birth: 1 Mar 1990', null],
    ['LMP: 1 May 2026   GA 6w', null],
    ['Date: 3 Apr 2026', '2026-04-03 plain'],
    ['Date   Test   Value\n01/29/2026   Sodium   137\n01/26/2026   Sodium   138', '2026-01-29 newest_row'],
  ])('of a laboratory report: %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  test.each([
    ['imaging', 'Date of exam: September 2, 2026\nComparison: 1 May 2024', '2026-09-02 exam'],
    ['imaging', 'FINDINGS: Examination was performed on 8/23/05. Normal.', '2005-08-23 exam'],
    ['imaging', 'COMPARISON: MRI performed on 8/23/05.', null],
    ['imaging', 'HISTORY: Slipped on ice on 2/19/07.', null],
    [
      'consultation_notes',
      'Date of admission: 1 Mar 2026   Date of discharge: 5 Mar 2026',
      '2026-03-05 discharge',
    ],
    ['consultation_notes', 'Date of service: 2026-03-12\nNext visit: 2026-06-12', '2026-03-12 visit'],
    ['consultation_notes', 'Her ferritin was checked on 10/14/2004 and was 31.', null],
    ['consultation_notes', 'Northgate, 12 March 2026\nDear colleague,', '2026-03-12 plain'],
    ['prescription', 'Name: J. Sample   Date: 14 Nov 2026', '2026-11-14 plain'],
    ['prescription', 'Tab. Iron 100 mg\nExp: 12 Nov 2027', null],
    ['vaccination_record', 'MMR   3 Feb 1991\nTdap   18 Jun 2019\nHPV   1 Jul 2006', '2019-06-18 newest_row'],
    ['vaccination_record', 'Issued: 4 Jan 2026\nTdap   18 Jun 2019', '2026-01-04 issue'],
    ['other', 'Invoice date: 5 May 2026   Due date: 4 Jun 2026', '2026-05-05 plain'],
    ['other', 'Policy valid until 31 Dec 2026', null],
  ] as const)('of %s: %s', (category, text, date) => {
    expect(dateOf(text, category)).toBe(date);
  });

  test('a year that a narrow column of a picture cut off is none', () => {
    const lines = makeLines('Influenza   3/17/20   Left arm\n24', 'ocr');
    expect(findDocumentDate(lines, 'vaccination_record')).toBeNull();
  });

  test('stands where it was read', () => {
    const lines = makeLines('Report\f\nCollected: 12 May 2026');
    expect(findDocumentDate(lines, 'lab_results')?.place).toEqual({ page: 2, line: 2 });
  });
});
