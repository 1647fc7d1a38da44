/** The address of the server under test. */
export const TEST_URL = 'http://localhost:3000';

/** Addresses by which a link or an answer of ours could be made to lead somewhere else. */
export const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/x/../..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  `${TEST_URL}@evil.example`,
  `${TEST_URL}.evil.example`,
  `${TEST_URL}\\@evil.example`,
  `${TEST_URL}%2f@evil.example`,
  'http://localhost:3001/',
  'http:localhost.evil.example',
];
