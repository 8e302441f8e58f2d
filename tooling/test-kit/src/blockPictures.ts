// Runs before each test file in the browser. The test server has no pictures. Without this policy, the page would
// request each picture from every host in the merchant's list, and get status 404 each time. The policy allows `https:`
// and 127.0.0.1, because some tests check which hosts the page requests.

const POLICY = 'img-src data: blob: https: http://127.0.0.1:*'

if (!document.head.querySelector(`meta[content="${POLICY}"]`)) {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  document.head.append(policy)
}
