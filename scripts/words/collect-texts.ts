import { readFileSync } from 'node:fs';
import { type ParserPlugin, parse } from '@babel/parser';

/** A text she reads: a paragraph, a label, a sentence that is put together. What is filled in later stands as a number. */
export interface ShownText {
  file: string;
  line: number;
  text: string;
}

const FILLED_IN = '7';
const pluginsFor = (file: string): ParserPlugin[] =>
  file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
/** Words of code that are written as strings. */
const UNREAD_ATTRIBUTES = /^(className|id|href|to|src|d|type|name|role|viewBox|rel|path|data-.*|style|key)$/;
const SENTENCE = /^["“]?[A-Z0-9].*\s\S+\s\S+.*[.!?:”"]$/s;

/** A source in an article. */
const SOURCE_MARKS = /\s*\[\[[^\]]+\]\]/g;

interface Node {
  type: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'; // as: asked right here

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'loc' || key.endsWith('Comments') ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  );

/** Every text of a file, in its order. A paragraph with links or emphasis in it is one. */
export function collectTexts(file: string): ShownText[] {
  const found: ShownText[] = [];
  const add = (node: Node, raw: string) => {
    const text = raw.replace(SOURCE_MARKS, '').replace(/\s+/g, ' ').trim();
    if (/[a-z]{2}/i.test(text)) found.push({ file, line: node.loc?.start.line ?? 0, text });
  };
  function visit(node: Node): void {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node.children as Node[]; // as: what the parser gives for an element
      for (const attribute of listAttributes(node)) visit(attribute);
      if (children.some(({ type, value }) => type === 'JSXText' && /\S/.test(String(value)))) {
        add(node, children.map(textOf).join(''));
        // What stands in an expression can be a text of its own: the branches of a condition.
        for (const child of children) if (child.type === 'JSXExpressionContainer') visit(child);
        return;
      }
      children.forEach(visit);
      return;
    }
    if (node.type === 'JSXAttribute') {
      const name = String((node.name as Node).name);
      if (!UNREAD_ATTRIBUTES.test(name) && isNode(node.value)) visit(node.value);
      return;
    }
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      if (node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return;
    }
    const text = literalOf(node);
    if (text !== null && SENTENCE.test(text)) add(node, text);
    else for (const child of childrenOf(node)) visit(child);
  }
  const program = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: pluginsFor(file) });
  visit(program.program as unknown as Node); // as: walked by its own shape
  return found;
}

const listAttributes = (node: Node): Node[] =>
  isNode(node.openingElement) ? (node.openingElement.attributes as Node[]) : []; // as: what the parser gives

/** What a child of an element shows. */
function textOf(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') {
    const expression = node.expression as Node; // as: what the parser gives
    return literalOf(expression) ?? (expression.type === 'JSXEmptyExpression' ? '' : FILLED_IN);
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[]).map(textOf).join(''); // as above
  }
  return '';
}

/** The text of a string, a template, or several joined; null where it is something else. */
function literalOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[]; // as: what the parser gives
    return quasis.map(({ value }) => value.cooked).join(FILLED_IN);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const sides = [node.left, node.right].map((side) => (isNode(side) ? literalOf(side) : null));
    return sides.every((side) => side !== null) ? sides.join('') : null;
  }
  return null;
}
