import type {
  CycleReport,
  ReportCycleRow,
  ReportList,
  ReportSignTable,
} from '@lunaria/domain/cycle-report/cycle-report.ts';
import { CHART_DAYS, drawnDays } from '@lunaria/domain/cycle-report/drawn-cycle.ts';

interface ReportSheetProps {
  report: CycleReport;
  /** Of its title: 1 in the file, 2 on a page that has a heading of its own. */
  level: 1 | 2;
}

/** The page as it is on paper: the preview shows it, the printer prints it, the HTML file holds it. */
export function ReportSheet({ report, level }: ReportSheetProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const { cycles, ranges, signs } = report;
  return (
    <article className="report-sheet" data-paper={report.paper} lang="en">
      <header className="report-head">
        <Title className="report-title">{report.title}</Title>
        <p className="report-made">Made on {report.made_on}</p>
        {report.about.length > 0 && (
          <p className="report-about" dir="auto">
            {report.about.join(' · ')}
          </p>
        )}
      </header>
      {report.facts.length > 0 && (
        <dl className="report-facts">
          {report.facts.map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="report-value">{value}</dd>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {cycles && <CycleTable {...cycles} level={level} />}
      {ranges && <RangeTable {...ranges} level={level} />}
      {signs && (
        <section>
          <div className="report-beside">
            {signs.tables.map((table) => (
              <SignTable key={table.title} table={table} level={level} />
            ))}
          </div>
          <p className="report-note">{signs.note}</p>
        </section>
      )}
      {report.lists.length > 0 && (
        <div className="report-lists">
          {report.lists.map((list) => (
            <List key={list.title} list={list} level={level} />
          ))}
        </div>
      )}
      <footer className="report-foot">{report.footer}</footer>
    </article>
  );
}

type Level = Pick<ReportSheetProps, 'level'>;

function Heading({ level, children }: Level & { children: string }) {
  return level === 1 ? <h2>{children}</h2> : <h3>{children}</h3>;
}

function CycleTable({ rows, usual_days: usual, note, level }: NonNullable<CycleReport['cycles']> & Level) {
  return (
    <section>
      <Heading level={level}>The last cycles</Heading>
      <table className="report-cycles">
        <thead>
          <tr>
            <th scope="col">First day</th>
            <th scope="col">Length</th>
            <th scope="col">Bleeding</th>
            <th scope="col">Ovulation</th>
            <th scope="col" className="report-chart">
              0 to {CHART_DAYS} days
            </th>
            <th scope="col">Remark</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.start}>
              <th scope="row">{row.start}</th>
              <td>{row.length}</td>
              <td>{row.bleeding}</td>
              <td>{row.ovulation}</td>
              <td className="report-chart">
                <Stem drawn={row.drawn} usual={usual} />
              </td>
              <td className="report-quiet">{row.remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="report-note">{note}</p>
    </section>
  );
}

interface StemProps {
  drawn: ReportCycleRow['drawn'];
  usual: NonNullable<CycleReport['cycles']>['usual_days'];
}

/** What the numbers beside it say, as a line; two units a day. */
function Stem({ drawn, usual }: StemProps) {
  const { length, bleeding, ovulation, isLonger } = drawnDays(drawn);
  const end = length * 2;
  return (
    <svg viewBox={`0 0 ${CHART_DAYS * 2 + 2} 12`} aria-hidden="true">
      {usual && (
        <rect
          className="report-band"
          x={usual.from * 2}
          width={(usual.to - usual.from) * 2}
          y="0"
          height="12"
        />
      )}
      <path
        className="report-stem"
        strokeDasharray={drawn.is_current ? '2 1.5' : undefined}
        d={`M0 6H${end}`}
      />
      {isLonger && <path className="report-stem" d={`M${end - 3} 3.5L${end} 6L${end - 3} 8.5`} />}
      {!isLonger && !drawn.is_current && <path className="report-stem" d={`M${end} 3.5V8.5`} />}
      {bleeding > 0 && (
        <rect className="report-bleeding" x="0" y="3.25" width={bleeding * 2} height="5.5" rx="2.75" />
      )}
      {ovulation !== null && <circle className="report-ovulation" cx={ovulation * 2} cy="6" r="2.6" />}
    </svg>
  );
}

function RangeTable({ rows, note, level }: NonNullable<CycleReport['ranges']> & Level) {
  return (
    <section>
      <Heading level={level}>Usual range</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Hers</th>
            <th scope="col">Usual</th>
            <th scope="col">Compared</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, hers, usual, verdict, is_outside }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{hers}</td>
              <td>{usual}</td>
              <td className={is_outside ? 'report-outside' : undefined}>{verdict}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="report-note">{note}</p>
    </section>
  );
}

function SignTable({ table, level }: { table: ReportSignTable } & Level) {
  return (
    <div>
      <Heading level={level}>{table.title}</Heading>
      {table.rows.length === 0 ? (
        <p className="report-note">None was noted in these cycles.</p>
      ) : (
        <table className="report-signs">
          <thead>
            <tr>
              <th scope="col">Days</th>
              {table.columns.map(({ label, detail }) => (
                <th key={label} scope="col">
                  {label}
                  <span>{detail}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index]?.label}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function List({ list, level }: { list: ReportList } & Level) {
  return (
    <section className={list.is_half ? undefined : 'report-wide'}>
      <Heading level={level}>{list.title}</Heading>
      {list.items.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing in them has a state, and two may say the same
        <p key={index} dir="auto">
          {label === null ? text : `${label}: ${text}`}
        </p>
      ))}
    </section>
  );
}
