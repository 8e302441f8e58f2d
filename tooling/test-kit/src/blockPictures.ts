// Runs before each test file in the browser. Forbids pictures of the test server by a content security policy. The test
// server has no pictures, so that the page would get status 404 for each picture. The policy allows `https:` and
// 127.0.0.1, because some tests check from which hosts the page requests pictures.

const POLICY = 'img-src data: blob: https: http://127.0.0.1:*'

if (!document.head.querySelector(`meta[content="${POLICY}"]`)) {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  document.head.append(policy)
}
