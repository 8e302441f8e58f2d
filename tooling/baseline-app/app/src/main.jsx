// The baseline app, with which the site's first load is compared: the five named libraries and a complete plain home page.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { Home } from './Home.jsx'
import './app.css'

const Login = lazy(() => import('./Login.jsx').then((module) => ({ default: module.Login })))
const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
const messages = { no_announcement: 'Sem anúncios', bet_now: 'Apostar', login: 'Entrar', home: 'Início' }

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queries}>
    <IntlProvider locale="pt" messages={messages} onError={() => {}}>
      <BrowserRouter>
        <header>
          <strong>MERCHANT</strong>
          <Link to="/m/login">
            <FormattedMessage id="login" />
          </Link>
        </header>
        <main>
          <Suspense fallback={null}>
            <Routes>
              <Route path="/m/login" element={<Login />} />
              <Route path="*" element={<Home />} />
            </Routes>
          </Suspense>
        </main>
        <nav>
          <Link to="/">
            <FormattedMessage id="home" />
          </Link>
          <Link to="/m/gameList">Jogos</Link>
          <Link to="/m/moreLottery">Loterias</Link>
        </nav>
      </BrowserRouter>
    </IntlProvider>
  </QueryClientProvider>,
)
