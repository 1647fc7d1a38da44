import { alertMarkSchema, type SafetyAlert, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { sortAlerts } from '@lunaria/domain/alerts/sort-alerts.ts';
import { bleedingWriteSchema, EMPTY_BLEEDING } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedingIn, withBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { mergeBleeding } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import { type CalendarDate, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarFeed, feedWriteSchema } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import {
  type CycleRecords,
  cycleMarkWriteSchema,
  cyclePauseWriteSchema,
  shownForecastWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { isEmptyMark, mergeCycleMark } from '@lunaria/domain/cycle/history/merge-cycle-mark.ts';
import { mergeCyclePause } from '@lunaria/domain/cycle/history/merge-cycle-pause.ts';
import { moveCycleMark } from '@lunaria/domain/cycle/history/move-cycle-mark.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import {
  findMet,
  latestTodayOnEarth,
  mergePeriod,
  type Period,
  periodWriteSchema,
} from '@lunaria/domain/cycle/period.ts';
import { type DailyLog, dailyLogWriteSchema, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import type { HideablePart } from '@lunaria/domain/dashboard/hidden-parts.ts';
import {
  type DayAnswersRow,
  dayAnswersWriteSchema,
  EMPTY_ANSWERS,
  isEmptyAnswers,
} from '@lunaria/domain/day-entry/day-answers.ts';
import { mergeAnswers } from '@lunaria/domain/day-entry/merge-answers.ts';
import { mergeTag, type OwnTag, ownTagWriteSchema, sortTags } from '@lunaria/domain/day-entry/own-tag.ts';
import {
  cardWriteSchema,
  type EmergencyCard,
  historyPartsAfter,
  NO_CARD,
  pageOpenSchema,
  pagePinSchema,
} from '@lunaria/domain/emergency/emergency-card.ts';
import {
  contactOrderSchema,
  contactWriteSchema,
  type EmergencyContact,
  mergeContact,
  orderContacts,
} from '@lunaria/domain/emergency/emergency-contact.ts';
import { type DataExport, EXPORT_LIMITS, exportRequestSchema } from '@lunaria/domain/export/data-export.ts';
import { goalWriteSchema, type HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { mergeGoal } from '@lunaria/domain/goals/merge-goal.ts';
import {
  type LabValue,
  labWriteSchema,
  mergeLabValue,
  sortLabValues,
} from '@lunaria/domain/laboratory/lab-value.ts';
import { readResult } from '@lunaria/domain/laboratory/read-result.ts';
import { mergeMethodUse } from '@lunaria/domain/methods/merge-method-use.ts';
import {
  findMethodFault,
  type MethodUse,
  methodWriteSchema,
  sortMethodUses,
} from '@lunaria/domain/methods/method-use.ts';
import { WHATS_NEW } from '@lunaria/domain/news/whats-new.ts';
import {
  findDatingFault,
  type Pregnancy,
  pregnancyStart,
  pregnancyWriteSchema,
} from '@lunaria/domain/pregnancy/dating.ts';
import {
  findPastEndFault,
  mergePregnancyEnd,
  type PastPregnancy,
  pastPregnancyWriteSchema,
} from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { findPregnancyEndFault, pregnancyEndSchema } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import type { BloodType } from '@lunaria/domain/profile/blood-types.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { profileUpdateSchema } from '@lunaria/domain/profile/profile-update.ts';
import { isNewerChoice, readChosenAt, type StageChoice } from '@lunaria/domain/profile/stage-choice.ts';
import {
  DEFAULT_UNITS,
  NO_CUSTOMS,
  type UnitsRecord,
  unitsWriteSchema,
} from '@lunaria/domain/profile/units.ts';
import {
  type PushDevice,
  type PushState,
  pushSubscriptionSchema,
} from '@lunaria/domain/push/push-subscription.ts';
import {
  findRecordFault,
  type MedicalRecord,
  recordWriteSchema,
} from '@lunaria/domain/records/medical-record.ts';
import { isInCalendar } from '@lunaria/domain/records/medicine-days.ts';
import { mergeRecord } from '@lunaria/domain/records/merge-record.ts';
import {
  applyReminderWrites,
  NO_SETTINGS,
  type Notice,
  noticeWriteSchema,
  type ReminderRecord,
  reminderWriteSchema,
} from '@lunaria/domain/reminders/reminder-settings.ts';
import {
  type DailyHealthSignals,
  EMPTY_SIGNALS,
  signalsWriteSchema,
} from '@lunaria/domain/signals/health-signals.ts';
import { mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';
import { NO_TIMELINE, type Timeline } from '@lunaria/domain/timeline/timeline.ts';
import * as z from 'zod/mini';
import { answerDetails } from './her-details.ts';
import { answerOnboarding, NOTHING_ANSWERED } from './her-onboarding.ts';
import { HerProposals } from './her-proposals.ts';
import type { ApiAnswer, ApiRequest, StandInApi } from './stand-in-api.ts';

/**
 * What the server would have of her, for one test: reads answer from it, writes go through the schema of the form and the
 * merge of the domain, as the services do. A test fills the fields before it opens a page, and looks into them afterwards.
 */
export class HerRecords {
  lifeStage: LifeStage = 'menstrual-cycle';
  stageChosenAt: string | null = null;
  periods: Period[] = [];
  signals: DailyHealthSignals[] = [];
  logs: DailyLog[] = [];
  answers: DayAnswersRow[] = [];
  tags: OwnTag[] = [];
  goals: HealthGoal[] = [];
  /** Open ones; what she enters in a test raises none here. */
  alerts: SafetyAlert[] = [];
  country: string | null = null;
  /** Her account is to be erased then. */
  erasureDueAt: string | null = null;
  /** Of the installation. */
  region: string | null = null;
  bloodType: BloodType | null = null;
  contacts: EmergencyContact[] = [];
  methods: MethodUse[] = [];
  labValues: LabValue[] = [];
  /** What her documents offer as test results: nothing, unless a test says so. */
  readonly proposals = new HerProposals();
  medicalRecords: MedicalRecord[] = [];
  timeline: Timeline = NO_TIMELINE;
  /** Deleted within the last hour. */
  deletedRecords: MedicalRecord[] = [];
  feeds: CalendarFeed[] = [];
  /** Files with all of her data, the newest first. */
  exports: DataExport[] = [];
  card: EmergencyCard = NO_CARD;
  /** How many secrets were made; each is made of this number. */
  addressesMade = 0;
  reminders: ReminderRecord = { ...NO_SETTINGS, sent: [] };
  /** As it is where the server sends no push. */
  push: PushState = { key: null, devices: [] };
  notices: Notice[] = [];
  /** Units she chose, the same in whichever time zone a test runs; her weeks begin as usual there: around Madrid on Monday. */
  units: Omit<UnitsRecord, 'country' | 'region'> = { ...DEFAULT_UNITS, ...NO_CUSTOMS };
  /** Null: not stated. */
  lutealDays: number | null = null;
  hiddenParts: HideablePart[] = [];
  /** All of it put away: in the test of the news it is 0. */
  newsSeen = WHATS_NEW.number;
  showsLosses = false;
  pregnancy: Pregnancy | null = null;
  documents: ApiAnswer<'/api/health-documents', 'get'>['health_documents'] = [];
  marks: CycleRecords['cycle_marks'] = [];
  pauses: CycleRecords['cycle_pauses'] = [];
  stageChanges: CycleRecords['stage_changes'] = [];
  pastPregnancies: PastPregnancy[] = [];
  forecasts: CycleRecords['cycle_forecasts'] = [];
  onboarding = NOTHING_ANSWERED;
  fullName: string;

  constructor(fullName: string) {
    this.fullName = fullName;
  }

  /** From now on the API answers from these records. */
  answerThrough(api: StandInApi): void {
    api.answer('get', '/api/profile', () => this.#profile());
    api.answer('patch', '/api/profile', ({ json }) => {
      const { life_stage, chosen_at, base, country } = z.parse(profileUpdateSchema, json);
      if (life_stage !== undefined) this.#chooseStage(life_stage, { chosen_at, base });
      if (country !== undefined) this.country = country;
      return withSafety(this.#profile(), []);
    });
    answerOnboarding(api, this);
    answerDetails(api, this);
    const unitsRecord = () => ({ ...this.units, country: this.country, region: this.region });
    api.answer('get', '/api/units', unitsRecord);
    api.answer('patch', '/api/units', ({ json }) => {
      const { user_id: _, ...part } = z.parse(unitsWriteSchema, json);
      this.units = { ...this.units, ...withoutUndefined(part) };
      return unitsRecord();
    });
    api.answer('get', '/api/ai-model', { offer: null, consent: null });
    api.answer('get', '/api/health-documents/storage', () => ({
      used_bytes: this.documents.reduce((sum, { file_size }) => sum + file_size, 0),
      quota_bytes: 2_000_000_000,
    }));
    api.answer('get', '/api/health-documents', ({ query }) => ({
      health_documents: this.documents.slice(0, Number(query.get('limit') ?? this.documents.length)),
    }));
    this.#answerPeriods(api);
    this.#answerCycles(api);
    this.#answerDays(api);
    this.#answerDayEntry(api);
    this.#answerGoals(api);
    this.#answerAlerts(api);
    this.#answerContacts(api);
    this.#answerCard(api);
    this.#answerFeeds(api);
    this.#answerExports(api);
    this.#answerMethods(api);
    this.#answerMedicalRecords(api);
    this.#answerLabValues(api);
    this.proposals.answerThrough(api, this);
    this.#answerReminders(api);
    this.#answerPregnancy(api);
  }

  #profile() {
    return {
      full_name: this.fullName,
      life_stage: this.lifeStage,
      ...(this.stageChosenAt !== null && { stage_chosen_at: this.stageChosenAt }),
      ...(this.country !== null && { country: this.country }),
      ...(this.hiddenParts.length > 0 && { hidden_parts: this.hiddenParts }),
      ...(this.erasureDueAt !== null && { erasure_due_at: this.erasureDueAt }),
      ...(this.newsSeen < WHATS_NEW.number && { has_news: true }),
    };
  }

  #chooseStage(stage: LifeStage, choice: StageChoice): void {
    const now = new Date();
    if (!isNewerChoice(choice, this.stageChosenAt, now)) return;
    this.lifeStage = stage;
    this.stageChosenAt = readChosenAt(choice, now).toISOString();
  }

  #answerPeriods(api: StandInApi): void {
    const newestFirst = () => this.periods.toSorted(by('period_start_date')).reverse();
    api.answer('get', '/api/period-tracking', ({ query }) => {
      const [from, to] = [query.get('from') ?? '0000', query.get('to') ?? '9999'];
      const touches = ({ period_start_date, period_end_date }: Period) =>
        period_start_date <= to && (period_end_date ?? '9999') >= from;
      return {
        period_tracking: newestFirst()
          .filter(touches)
          .slice(0, Number(query.get('limit') ?? Number.POSITIVE_INFINITY)),
        first_start_date: newestFirst().at(-1)?.period_start_date ?? null,
      };
    });
    api.answer('post', '/api/period-tracking', ({ json }) => {
      const { user_id: _, base, replaces_start_date, ...mine } = z.parse(periodWriteSchema, json);
      const start = mine.period_start_date;
      const from = replaces_start_date ?? start;
      const moved = from === start ? null : this.#periodOf(from);
      const merged = mergePeriod(base, mine, findMet(this.#periodOf(start), moved));
      this.periods = [...this.#periodsBut(start, from), merged];
      if (moved !== null) this.#moveMark(from, start);
      return withSafety(merged, []);
    });
    api.answer(
      'delete',
      '/api/period-tracking/:start',
      ({ parameters }) => {
        this.periods = this.#periodsBut(parameters.start ?? '');
        return null;
      },
      204,
    );
  }

  #answerCycles(api: StandInApi): void {
    api.answer('get', '/api/cycle-records', () => ({
      cycle_marks: this.marks.toSorted(by('cycle_start')),
      cycle_pauses: this.pauses.toSorted(by('from_on')),
      stage_changes: this.stageChanges,
      pregnancies: this.pastPregnancies.map(({ from, to, reason }) => ({ from, to, end: reason })),
      ovulation_signs: this.logs
        .map(ovulationSignOf)
        .filter((sign) => sign !== null)
        .toSorted(by('day')),
      cycle_forecasts: this.forecasts,
      ...(this.lutealDays !== null && { luteal_days: this.lutealDays }),
      ...(this.medicalRecords.some(isInCalendar) && { has_medicine_days: true }),
    }));
    api.answer('post', '/api/cycle-marks', ({ json }) => {
      const write = z.parse(cycleMarkWriteSchema, json);
      const stored = this.marks.find(({ cycle_start }) => cycle_start === write.cycle_start) ?? null;
      const mark = mergeCycleMark(write, stored);
      this.#keepMark(mark);
      return mark;
    });
    api.answer('post', '/api/cycle-pauses', ({ json }) => {
      const write = z.parse(cyclePauseWriteSchema, json);
      const pause = mergeCyclePause(write, this.pauses.find(({ id }) => id === write.id) ?? null);
      this.pauses = [...this.pauses.filter(({ id }) => id !== write.id), pause];
      return pause;
    });
    api.answer(
      'delete',
      '/api/cycle-pauses/:id',
      ({ parameters }) => {
        this.pauses = this.pauses.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
    api.answer('post', '/api/cycle-forecasts', ({ json }) => {
      const { user_id: _, ...forecast } = z.parse(shownForecastWriteSchema, json);
      this.forecasts = [...this.forecasts, forecast];
      return forecast;
    });
  }

  #answerDays(api: StandInApi): void {
    api.answer('get', '/api/daily-health-signals', (request) => ({
      daily_health_signals: inRange(this.signals, 'signal_date', request),
    }));
    api.answer('post', '/api/daily-health-signals', ({ json }) => {
      const { user_id: _, base, signal_date, ...mine } = z.parse(signalsWriteSchema, json);
      const stored = this.signals.find((day) => day.signal_date === signal_date);
      const merged = { signal_date, ...mergeSignals(base, mine, stored ?? EMPTY_SIGNALS) };
      this.signals = [...this.signals.filter((day) => day !== stored), merged];
      return withSafety(merged, []);
    });
    // One record of the bleeding of a day: what her logs say of it.
    api.answer('get', '/api/bleeding-days', (request) => ({
      bleeding_days: inRange(
        this.logs.flatMap(({ log_date: day, extras }) => {
          const bleeding = bleedingIn(extras);
          return bleeding === null ? [] : [{ day, ...bleeding }];
        }),
        'day',
        request,
      ),
    }));
    api.answer('post', '/api/bleeding-days', ({ json }) => {
      const { user_id: _, day, base, ...mine } = z.parse(bleedingWriteSchema, json);
      const log = this.logs.find(({ log_date }) => log_date === day) ?? { log_date: day, ...EMPTY_VALUES };
      const merged = mergeBleeding(base, mine, bleedingIn(log.extras) ?? EMPTY_BLEEDING);
      this.logs = [
        ...this.logs.filter(({ log_date }) => log_date !== day),
        { ...log, extras: withBleeding(log.extras, merged) },
      ];
      return withSafety({ day, ...merged }, []);
    });
    api.answer('get', '/api/daily-logs', (request) => ({
      daily_logs: inRange(this.logs, 'log_date', request),
    }));
    api.answer('post', '/api/daily-logs', ({ json }) => {
      const write = z.parse(dailyLogWriteSchema, json);
      const stored = this.logs.find(({ log_date }) => log_date === write.log_date) ?? null;
      const merged = mergeLog(write, stored);
      this.logs = [...this.logs.filter((log) => log !== stored), merged];
      return withSafety(merged, []);
    });
    api.answer(
      'delete',
      '/api/daily-logs/:date',
      ({ parameters }) => {
        this.logs = this.logs.filter(({ log_date }) => log_date !== parameters.date);
        return null;
      },
      204,
    );
  }

  #answerDayEntry(api: StandInApi): void {
    api.answer('get', '/api/day-answers', (request) => ({
      day_answers: inRange(this.answers, 'day', request),
    }));
    api.answer('post', '/api/day-answers', ({ json }) => {
      const { user_id: _, base, day, ...mine } = z.parse(dayAnswersWriteSchema, json);
      const stored = this.answers.find((row) => row.day === day);
      const merged = { day, ...mergeAnswers(base, mine, stored ?? EMPTY_ANSWERS) };
      const others = this.answers.filter((row) => row !== stored);
      this.answers = isEmptyAnswers(merged) ? others : [...others, merged];
      return withSafety(merged, []);
    });
    api.answer('get', '/api/own-tags', () => ({ own_tags: sortTags(this.tags) }));
    api.answer('put', '/api/own-tags/:id', ({ json }) => {
      const write = z.parse(ownTagWriteSchema, json);
      const tag = mergeTag(write, this.tags.find(({ id }) => id === write.id) ?? null);
      this.tags = [...this.tags.filter(({ id }) => id !== write.id), tag];
      return tag;
    });
  }

  #answerGoals(api: StandInApi): void {
    api.answer('get', '/api/health-goals', () => ({
      health_goals: this.goals.toSorted(by('started_on')).reverse(),
    }));
    api.answer('put', '/api/health-goals/:id', ({ json }) => {
      const write = z.parse(goalWriteSchema, json);
      const goal = mergeGoal(write, this.goals.find(({ id }) => id === write.id) ?? null);
      this.goals = [...this.goals.filter(({ id }) => id !== write.id), goal];
      return goal;
    });
    api.answer(
      'delete',
      '/api/health-goals/:id',
      ({ parameters }) => {
        this.goals = this.goals.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
  }

  #answerAlerts(api: StandInApi): void {
    const closed = new Map<string, SafetyAlert>();
    api.answer('get', '/api/safety-alerts', () => ({ safety_alerts: sortAlerts(this.alerts) }));
    api.answer(
      'put',
      '/api/safety-alerts/:id',
      ({ json, parameters: { id = '' } }) => {
        const { mark } = z.parse(alertMarkSchema, json);
        const alert = this.alerts.find((one) => one.id === id) ?? closed.get(id);
        const others = this.alerts.filter((one) => one.id !== id);
        if (alert === undefined) return null;
        if (mark === 'done' || mark === 'not-right') closed.set(id, alert);
        const isOpen = mark === 'open' || mark === 'read';
        this.alerts = isOpen ? [...others, { ...alert, read_at: new Date().toISOString() }] : others;
        return null;
      },
      204,
    );
  }

  #answerContacts(api: StandInApi): void {
    api.answer('get', '/api/emergency-contacts', () => ({
      country: this.country,
      region: this.region,
      blood_type: this.bloodType,
      contacts: this.contacts,
    }));
    api.answer('put', '/api/emergency-contacts/:id', ({ json }) => {
      const write = z.parse(contactWriteSchema, json);
      const stored = this.contacts.find(({ id }) => id === write.id) ?? null;
      const contact = mergeContact(write, stored);
      this.contacts =
        stored === null
          ? [...this.contacts, contact]
          : this.contacts.map((one) => (one === stored ? contact : one));
      return contact;
    });
    api.answer(
      'delete',
      '/api/emergency-contacts/:id',
      ({ parameters }) => {
        this.contacts = this.contacts.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
    // Behind the other, whose address fits it too: what is told last is asked first.
    api.answer('put', '/api/emergency-contacts/order', ({ json }) => {
      this.contacts = orderContacts(this.contacts, z.parse(contactOrderSchema, json).ids);
      return { contacts: this.contacts };
    });
  }

  #answerCard(api: StandInApi): void {
    const answer = (address: string | null = null) => ({ card: this.card, address });
    const pageOf = (number: number) => `https://lunaria.example/e/${String(number).repeat(43)}`;
    api.answer('get', '/api/emergency-card', () => answer());
    api.answer('put', '/api/emergency-card', ({ json }) => {
      const { user_id: _, ...change } = z.parse(cardWriteSchema, json);
      const { shown_parts: before, history_parts: history } = this.card;
      const history_parts = historyPartsAfter(before, change.shown_parts ?? before, history);
      this.card = { ...this.card, ...change, history_parts } as EmergencyCard; // as: what is left out is not there
      return answer();
    });
    api.answer('post', '/api/emergency-card/page', ({ json }) => {
      z.parse(pageOpenSchema, json);
      this.addressesMade += 1;
      this.card = { ...this.card, is_public: true };
      return answer(pageOf(this.addressesMade));
    });
    api.answer('delete', '/api/emergency-card/page', () => {
      this.card = { ...this.card, is_public: false, has_pin: false };
      return answer();
    });
    api.answer('put', '/api/emergency-card/pin', ({ json }) => {
      this.card = { ...this.card, has_pin: z.parse(pagePinSchema, json).pin !== null, is_locked: false };
      return answer();
    });
  }

  #answerFeeds(api: StandInApi): void {
    const answer = (address: string | null = null) => ({ feeds: this.feeds, address });
    const makeAddress = () => {
      this.addressesMade += 1;
      return `https://lunaria.example/calendar/${String(this.addressesMade).repeat(43)}.ics`;
    };
    api.answer('get', '/api/calendar-feeds', () => ({ feeds: this.feeds }));
    api.answer('put', '/api/calendar-feeds/:id', ({ json }) => {
      const { user_id: _, zone: __, ...choice } = z.parse(feedWriteSchema, json);
      const known = this.feeds.find(({ id }) => id === choice.id);
      const feed = { created_at: new Date().toISOString(), last_read_at: null, ...known, ...choice };
      this.feeds = known ? this.feeds.map((one) => (one === known ? feed : one)) : [...this.feeds, feed];
      return answer(known ? null : makeAddress());
    });
    api.answer('post', '/api/calendar-feeds/:id/renew', () => answer(makeAddress()));
    api.answer('delete', '/api/calendar-feeds/:id', ({ parameters }) => {
      this.feeds = this.feeds.filter(({ id }) => id !== parameters.id);
      return answer();
    });
  }

  #answerExports(api: StandInApi): void {
    api.answer('get', '/api/exports', () => ({ exports: this.exports }));
    api.answer(
      'post',
      '/api/exports',
      ({ json }) => {
        const { user_id: _, passphrase, ...wish } = z.parse(exportRequestSchema, json);
        const now = Date.now();
        const made: DataExport = {
          ...{ ...wish, state: 'waiting', has_passphrase: passphrase !== '', progress: 0, file_size: null },
          ...{ requested_at: new Date(now).toISOString(), ready_at: null, downloaded_at: null },
          expires_at: new Date(now + EXPORT_LIMITS.keptDays * 86_400_000).toISOString(),
        };
        this.exports = [made, ...this.exports];
        return made;
      },
      202,
    );
    api.answer(
      'delete',
      '/api/exports/:id',
      ({ parameters }) => {
        this.exports = this.exports.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
  }

  #answerMethods(api: StandInApi): void {
    api.answer('get', '/api/methods', () => ({ methods: sortMethodUses(this.methods) }));
    api.answer('put', '/api/methods/:id', ({ json }) => {
      const write = z.parse(methodWriteSchema, json);
      refuseFor(findMethodFault(write, latestTodayOnEarth(new Date())));
      const use = mergeMethodUse(write, this.methods.find(({ id }) => id === write.id) ?? null);
      this.methods = [...this.methods.filter(({ id }) => id !== write.id), use];
      return withSafety(use, []);
    });
    api.answer(
      'delete',
      '/api/methods/:id',
      ({ parameters }) => {
        this.methods = this.methods.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
  }

  #answerLabValues(api: StandInApi): void {
    api.answer('post', '/api/lab-values/read', () => ({
      values: sortLabValues(this.labValues),
      rest: null,
    }));
    api.answer('put', '/api/lab-values/:id', ({ json }) => {
      const write = z.parse(labWriteSchema, json);
      const stored = this.labValues.find(({ id }) => id === write.id) ?? null;
      const value = mergeLabValue(write, stored, readResult);
      this.labValues = [...this.labValues.filter(({ id }) => id !== write.id), value];
      return value;
    });
    api.answer(
      'delete',
      '/api/lab-values/:id',
      ({ parameters }) => {
        this.labValues = this.labValues.filter(({ id }) => id !== parameters.id);
        this.proposals.forget(parameters.id ?? '');
        return null;
      },
      204,
    );
  }

  #answerMedicalRecords(api: StandInApi): void {
    api.answer('get', '/api/timeline', () => this.timeline);
    api.answer('get', '/api/medical-records', () => ({ medical_records: this.medicalRecords }));
    api.answer('put', '/api/medical-records/:id', ({ json }) => {
      const write = z.parse(recordWriteSchema, json);
      const today = latestTodayOnEarth(new Date());
      const stored = this.medicalRecords.find(({ id }) => id === write.id) ?? null;
      const record = mergeRecord(write, stored, today);
      refuseFor(findRecordFault(record, today));
      this.medicalRecords = [...this.medicalRecords.filter(({ id }) => id !== write.id), record];
      return withSafety(record, []);
    });
    api.answer(
      'delete',
      '/api/medical-records/:id',
      ({ parameters }) => {
        const gone = this.medicalRecords.filter(({ id }) => id === parameters.id);
        this.deletedRecords = [...this.deletedRecords, ...gone];
        this.medicalRecords = this.medicalRecords.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
    api.answer('post', '/api/medical-records/:id/restore', ({ parameters }) => {
      const back = this.deletedRecords.find(({ id }) => id === parameters.id);
      if (back === undefined) throw new Error('It was not deleted here.');
      this.medicalRecords = [...this.medicalRecords, back];
      return withSafety(back, []);
    });
  }

  #answerReminders(api: StandInApi): void {
    api.answer('get', '/api/reminders', () => this.reminders);
    api.answer('patch', '/api/reminders', ({ json }) => {
      this.reminders = applyReminderWrites(this.reminders, [z.parse(reminderWriteSchema, json)]);
      return this.reminders;
    });
    api.answer('get', '/api/push-subscriptions', () => this.push);
    api.answer('post', '/api/push-subscriptions', ({ json }) => {
      z.parse(pushSubscriptionSchema, json);
      this.push.devices.push(makePushDevice({ is_here: true }));
      return this.push;
    });
    api.answer('delete', '/api/push-subscriptions/:id', ({ parameters }) => {
      this.push.devices = this.push.devices.filter(({ id }) => id !== parameters.id);
      return this.push;
    });
    api.answer('get', '/api/reminders/notices', () => ({ notices: this.notices }));
    api.answer(
      'patch',
      '/api/reminders/notices/:id',
      ({ json }) => {
        const { id, is_dismissed } = z.parse(noticeWriteSchema, json);
        this.notices = this.notices.map((one) => (one.id === id ? { ...one, is_dismissed } : one));
        return null;
      },
      204,
    );
  }

  #answerPregnancy(api: StandInApi): void {
    api.answer('get', '/api/stage', () => ({ pregnancy: this.pregnancy }));
    api.answer('put', '/api/stage', ({ json }) => {
      const { dating } = z.parse(pregnancyWriteSchema, json);
      refuseFor(findDatingFault(dating, this.pregnancy?.dating ?? null));
      this.pregnancy = { first_pregnancy: null, complications: '', ...this.pregnancy, dating };
      return withSafety({ pregnancy: this.pregnancy }, []);
    });
    api.answer('post', '/api/stage/end', ({ json }) => {
      const { ended_on, said_on, life_stage, reason, chosen_at } = z.parse(pregnancyEndSchema, json);
      if (this.pregnancy !== null) {
        const { dating } = this.pregnancy;
        refuseFor(findPregnancyEndFault(ended_on, dating, latestTodayOnEarth(new Date())));
        const to = ended_on ?? said_on ?? localDateOf(new Date());
        const ended = { id: crypto.randomUUID(), from: pregnancyStart(dating), to, ended_on, reason };
        this.pastPregnancies = [...this.pastPregnancies, ended];
        this.pregnancy = null;
        if (this.onboarding.answers?.stage === 'pregnant')
          this.onboarding = { ...this.onboarding, answers: null };
      } else if (this.lifeStage !== 'pregnancy') {
        return withSafety({ pregnancy: null, profile: this.#profile() }, []);
      }
      this.#chooseStage(life_stage, this.lifeStage === 'pregnancy' ? {} : { chosen_at });
      return withSafety({ pregnancy: null, profile: this.#profile() }, []);
    });
    api.answer('get', '/api/stage/past', () => ({ past: this.pastPregnancies.toSorted(by('to')).reverse() }));
    api.answer('post', '/api/stage/past', ({ json }) => {
      const write = z.parse(pastPregnancyWriteSchema, json);
      const stored = this.pastPregnancies.find(({ id }) => id === write.id);
      if (stored === undefined) return { past: null };
      const merged = mergePregnancyEnd(write, stored);
      refuseFor(findPastEndFault(merged.ended_on, stored.from, latestTodayOnEarth(new Date())));
      const past = { ...stored, ...merged, to: merged.ended_on ?? stored.to };
      this.pastPregnancies = [...this.pastPregnancies.filter((one) => one !== stored), past];
      return { past };
    });
    api.answer(
      'delete',
      '/api/stage/past/:id',
      ({ parameters }) => {
        this.pastPregnancies = this.pastPregnancies.filter(({ id }) => id !== parameters.id);
        return null;
      },
      204,
    );
  }

  #periodOf(start: string): Period | null {
    return this.periods.find((period) => period.period_start_date === start) ?? null;
  }

  #periodsBut(...starts: string[]): Period[] {
    return this.periods.filter((period) => !starts.includes(period.period_start_date));
  }

  #moveMark(from: CalendarDate, to: CalendarDate): void {
    const find = (start: CalendarDate) => this.marks.find(({ cycle_start }) => cycle_start === start) ?? null;
    const moved = find(from);
    if (moved === null) return;
    const { left, arrived } = moveCycleMark(moved, find(to), to);
    this.#keepMark(left);
    this.#keepMark(arrived);
  }

  #keepMark(mark: CycleRecords['cycle_marks'][number]): void {
    const others = this.marks.filter(({ cycle_start }) => cycle_start !== mark.cycle_start);
    this.marks = isEmptyMark(mark) ? others : [...others, mark];
  }
}

export function makePushDevice(changes: Partial<PushDevice> = {}): PushDevice {
  return {
    id: crypto.randomUUID(),
    device: 'Chrome on Linux',
    service: 'Google',
    turned_on_at: new Date().toISOString(),
    is_here: false,
    ...changes,
  };
}

/** As loudly as a write that no schema takes: a form has let through what it should have said itself. */
function refuseFor(fault: string | null): void {
  if (fault !== null) throw new Error(fault);
}

function by<Key extends string>(key: Key) {
  return (one: Record<Key, string>, other: Record<Key, string>) => (one[key] < other[key] ? -1 : 1);
}

function inRange<Key extends string, Row extends Record<Key, string>>(
  rows: Row[],
  key: Key,
  { query }: ApiRequest,
): Row[] {
  const [from, to] = [query.get('from') ?? '0000', query.get('to') ?? '9999'];
  return rows.filter((row) => row[key] >= from && row[key] <= to).toSorted(by(key));
}

function withoutUndefined<Part extends object>(
  part: Part,
): { [Key in keyof Part]: Exclude<Part[Key], undefined> } {
  // as: what is undefined has just been left out
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Part]: Exclude<Part[Key], undefined>;
  };
}
