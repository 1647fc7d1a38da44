import { listTexts } from './list-texts.ts';
import { readabilityOf } from './reading-grade.ts';

/** Prints how hard the texts of each area are to read, and the hardest of them: `node scripts/words/show-grades.ts [20]`. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const most = Number(process.argv[2] ?? 20);
const areas = listTexts();
for (const { name, texts } of areas) {
  const { grade, sentences, words } = readabilityOf(texts);
  print(
    `${grade.toFixed(1).padStart(5)}  ${name}: ${texts.length} texts, ${sentences} sentences, ${words} words`,
  );
}
print(
  `${readabilityOf(areas.flatMap(({ texts }) => texts))
    .grade.toFixed(1)
    .padStart(5)}  all`,
);
const hardest = areas
  .flatMap(({ texts }) => texts)
  .map((one) => ({ ...one, ...readabilityOf([one]) }))
  .filter(({ words }) => words >= 12)
  .sort((a, b) => b.grade - a.grade)
  .slice(0, most);
for (const { grade, file, line, text } of hardest) print(`\n${grade.toFixed(1)} ${file}:${line}\n  ${text}`);
