/** Addresses for `own`, `next` and back links that lead to another site, run script, or only seem to be ours. */
export const hostileUrls: readonly string[] = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example',
  '/\t/evil.example', '/\n/evil.example',
  '\t//evil.example', ' //evil.example', '/\\/evil.example', 'https:evil.example', 'https:/evil.example',
  'https:\\\\evil.example', 'http:evil.example',
  'https://evil.example', 'HTTPS://EVIL.EXAMPLE', 'https://acme.example@evil.example', 'https://acme.example:pass@evil.example/',
  'https://acme.example.evil.example', 'https://evil.example/acme.example', 'https://evil.example#https://acme.example',
  'https://evil.example?acme.example',
  'https://acme.example\\.evil.example', 'https://acme.example%2eevil.example', 'https://аcme.example', 'https://acme.example。evil.example',
  'https://0x7f.1/', 'https://acme.example:444/', 'http://acme.example/', 'ftp://acme.example/', 'ws://acme.example/', 'file:///etc/passwd',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)',
  'javascript://acme.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'blob:https://acme.example/1', 'about:blank',
  'view-source:https://acme.example',
  'intent://evil.example#Intent;end', 'https://user@acme.example/', 'https://@acme.example@evil.example/', 'https://',
  'https:///', '//', '/\u202e/evil.example',
]
