import { AgentsOnly } from '@lobby/agent'
import {
  agentRebate,
  loadAgentHomeScreen,
  loadAgentNoticesScreen,
  loadContractScreen,
  loadDividendScreen,
  loadOpenAccountScreen,
  loadTeamContractsScreen,
  redRain,
  teamMembers,
  teamOverview,
  teamRebate,
} from '@lobby/agent/screens'
import {
  loadAgreementScreen,
  loadBindScreen,
  loadChangePasswordScreen,
  loadForgotScreen,
  loadLoginScreen,
  loadRegisterScreen,
  loadSettingsScreen,
  loadTrialScreen,
} from '@lobby/auth/screens'
import { ServiceLink } from '@lobby/content'
import { loadDownloadPopup, loadHelpScreen, loadNoticeScreen, loadServiceScreen } from '@lobby/content/screens'
import {
  loadGameCentreScreen,
  loadGameListScreen,
  loadGameLobbyScreen,
  loadPlayScreen,
  loadSlotsCentreScreen,
} from '@lobby/games/screens'
import { feedback, loadInboxScreen, loadMessagesScreen } from '@lobby/inbox/screens'
import {
  loadLaunchScreen,
  loadLotteryScreen,
  loadMoreLotteryScreen,
  loadOrderScreen,
  loadOrdersScreen,
  loadStartLotteryScreen,
} from '@lobby/lottery/screens'
import { loadAvatarSheet, loadMineScreen } from '@lobby/member/screens'
import { useFlag, useMerchant } from '@lobby/platform/merchant'
import {
  agentPaths,
  memberPaths,
  orderPaths,
  paths,
  registerAliases,
  responsiblePaths,
  securityPaths,
} from '@lobby/platform/routes'
import { loadActivityInfoScreen, loadActivityScreen } from '@lobby/promotions/screens'
import {
  accountRecord,
  bettingRecord,
  depositRecord,
  profitAndLoss,
  rebateReport,
  teamBetting,
  teamProfitAndLoss,
  withdrawalReport,
} from '@lobby/reports/screens'
import { loadResponsibleScreen } from '@lobby/responsible/screens'
import {
  loadInviteScreen,
  loadLeaderBoardScreen,
  manualRebate,
  memberBenefits,
  rewardCentre,
} from '@lobby/rewards/screens'
import { loadDocumentsScreen, loadSecurityScreen, loadSessionsScreen } from '@lobby/security/screens'
import {
  loadAccountsScreen,
  loadDepositScreen,
  loadPaymentPassword,
  loadWithdrawScreen,
  uplineTransfer,
} from '@lobby/wallet/screens'
import type { ComponentProps } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Overlay } from '../shell/Overlay.tsx'
import { useLazy, useSite } from '../siteContext.ts'
import { MemberGate } from './MemberGate.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

export { ScreenHeader } from './ScreenHeader.tsx'

const loadMaintenancePage = () =>
  import('../shell/closed/index.ts').then((module) => ({ default: module.MaintenancePage }))
const loadRegionPage = () => import('../shell/closed/index.ts').then((module) => ({ default: module.RegionPage }))

/** The route table: one entry a screen. Home, which carries none of it, is in `routes.tsx`. */
export const OtherScreens = () => (
  <MemberGate>
    <RouteTable />
  </MemberGate>
)

const renderDownloads = (onClose: () => void) => (
  <Overlay load={loadDownloadPopup} texts={['install']} onClose={onClose}>
    {(DownloadPopup) => <DownloadPopup onClose={onClose} />}
  </Overlay>
)

const renderPictures = (onClose: () => void) => (
  <Overlay load={loadAvatarSheet} onClose={onClose}>
    {(AvatarSheet) => <AvatarSheet onClose={onClose} />}
  </Overlay>
)

type SecurityProps = ComponentProps<Awaited<ReturnType<typeof loadSecurityScreen>>['default']>

const renderPaymentPassword: SecurityProps['renderPaymentPassword'] = (over) => (
  <Overlay load={loadPaymentPassword} texts={['withdraw', 'errors']} onClose={over.onClose}>
    {(PaymentPassword) => <PaymentPassword {...over} />}
  </Overlay>
)

/** The table itself, for whoever asks it which addresses a merchant has. */
export function RouteTable() {
  const { build } = useSite()
  const LoginScreen = useLazy(loadLoginScreen, 'auth')
  const RegisterScreen = useLazy(loadRegisterScreen, 'register', 'mobile', 'auth', 'account', 'errors')
  const ForgotScreen = useLazy(loadForgotScreen, 'account', 'mobile', 'auth', 'errors')
  const ChangePasswordScreen = useLazy(loadChangePasswordScreen, 'account', 'errors')
  const SettingsScreen = useLazy(loadSettingsScreen, 'account')
  const AgreementScreen = useLazy(loadAgreementScreen, 'account')
  const TrialScreen = useLazy(loadTrialScreen, 'account', 'auth', 'errors')
  const HelpScreen = useLazy(loadHelpScreen, 'help')
  const ServiceScreen = useLazy(loadServiceScreen, 'help')
  const NoticeScreen = useLazy(loadNoticeScreen, 'notice')
  const GameListScreen = useLazy(loadGameListScreen, 'games', 'centre')
  const GameCentreScreen = useLazy(loadGameCentreScreen, 'games', 'centre')
  const SlotsCentreScreen = useLazy(loadSlotsCentreScreen, 'games', 'centre')
  const GameLobbyScreen = useLazy(loadGameLobbyScreen, 'games', 'centre')
  const PlayScreen = useLazy(loadPlayScreen, 'play', 'games', 'member')
  const LotteryScreen = useLazy(loadLotteryScreen, 'lottery', 'home')
  const LaunchScreen = useLazy(loadLaunchScreen, 'lottery', 'errors')
  const MoreLotteryScreen = useLazy(loadMoreLotteryScreen, 'lottery', 'home')
  const StartLotteryScreen = useLazy(loadStartLotteryScreen, 'betting', 'lottery', 'home', 'errors')
  const OrdersScreen = useLazy(loadOrdersScreen, 'orders', 'errors')
  const OrderScreen = useLazy(loadOrderScreen, 'orders', 'errors')
  const MineScreen = useLazy(loadMineScreen, 'mine', 'member')
  const DepositRecord = useLazy(depositRecord.load, 'reports')
  const WithdrawalReport = useLazy(withdrawalReport.load, 'reports')
  const AccountRecord = useLazy(accountRecord.load, 'reports')
  const BettingRecord = useLazy(bettingRecord.load, 'reports')
  const ProfitAndLoss = useLazy(profitAndLoss.load, 'reports')
  const RebateReport = useLazy(rebateReport.load, 'reports')
  const TeamBetting = useLazy(teamBetting.load, 'reports')
  const TeamProfitAndLoss = useLazy(teamProfitAndLoss.load, 'reports')
  const RewardCentre = useLazy(rewardCentre.load, 'rewards', 'errors')
  const MemberBenefits = useLazy(memberBenefits.load, 'rewards')
  const ManualRebate = useLazy(manualRebate.load, 'rewards', 'errors')
  const LeaderBoardScreen = useLazy(loadLeaderBoardScreen, 'rewards')
  const InviteScreen = useLazy(loadInviteScreen, 'rewards')
  const DepositScreen = useLazy(loadDepositScreen, 'deposit', 'wallet', 'errors')
  const WithdrawScreen = useLazy(loadWithdrawScreen, 'withdraw', 'wallet', 'errors', 'member')
  const ActivityScreen = useLazy(loadActivityScreen, 'promotions', 'errors')
  const ActivityInfoScreen = useLazy(loadActivityInfoScreen, 'promotions', 'errors')
  const InboxScreen = useLazy(loadInboxScreen, 'inbox', 'errors')
  const MessagesScreen = useLazy(loadMessagesScreen, 'inbox', 'errors')
  const FeedbackScreen = useLazy(feedback.load, 'inbox', 'errors')
  const SecurityScreen = useLazy(loadSecurityScreen, 'security')
  const BindScreen = useLazy(loadBindScreen, 'security', 'account', 'mobile', 'auth', 'errors')
  const AccountsScreen = useLazy(loadAccountsScreen, 'security', 'withdraw', 'wallet', 'errors')
  const DocumentsScreen = useLazy(loadDocumentsScreen, 'security', 'errors')
  const SessionsScreen = useLazy(loadSessionsScreen, 'security', 'errors')
  const TransferScreen = useLazy(uplineTransfer.load, 'security', 'withdraw', 'wallet', 'errors')
  const AgentHomeScreen = useLazy(loadAgentHomeScreen, 'agent', 'member')
  const AgentNoticesScreen = useLazy(loadAgentNoticesScreen, 'agent')
  const ContractScreen = useLazy(loadContractScreen, 'contracts', 'errors')
  const DividendScreen = useLazy(loadDividendScreen, 'contracts')
  const TeamContractsScreen = useLazy(loadTeamContractsScreen, 'contracts', 'errors')
  const TeamOverview = useLazy(teamOverview.load, 'team', 'reports', 'agent')
  const TeamMembers = useLazy(teamMembers.load, 'team', 'reports')
  const ResponsibleScreen = useLazy(loadResponsibleScreen, 'responsible', 'errors')
  const RedRainScreen = useLazy(redRain.load, 'downline', 'wallet', 'withdraw', 'errors')
  const AgentRebateScreen = useLazy(agentRebate.load, 'downline', 'wallet', 'errors')
  const TeamRebateScreen = useLazy(teamRebate.load, 'downline', 'wallet', 'errors')
  const OpenAccountScreen = useLazy(loadOpenAccountScreen, 'downline', 'wallet', 'errors')
  const { market } = useMerchant()
  const MaintenancePage = useLazy(loadMaintenancePage, 'closed')
  const RegionPage = useLazy(loadRegionPage, 'closed')
  const mine = <MineScreen renderDownloads={renderDownloads} renderPictures={renderPictures} />
  // The router matches no line end, and shows nothing at an address that has one.
  const noPage = /%0[ad]|%e2%80%a[89]/i.test(useLocation().pathname) && { location: '/m/404' }
  return (
    <Routes {...noPage}>
      <Route path={paths.login} element={<LoginScreen foot={<ServiceLink />} />} />
      {registerAliases.map((path) => (
        <Route key={path} path={path} element={<RegisterScreen foot={<ServiceLink />} />} />
      ))}
      <Route path={paths.forgotPassword} element={<ForgotScreen foot={<ServiceLink />} />} />
      <Route path={paths.changePassword} element={<ChangePasswordScreen />} />
      <Route path={paths.settings} element={<SettingsScreen version={build} />} />
      <Route path={paths.agreement} element={<AgreementScreen />} />
      <Route path={paths.trial} element={<TrialScreen />} />
      <Route path={paths.help} element={<HelpScreen />} />
      <Route path={paths.helpDetail} element={<HelpScreen />} />
      <Route path={paths.service} element={<ServiceScreen />} />
      <Route path={paths.notice} element={<NoticeScreen />} />
      <Route path={paths.gameList} element={<GameListScreen />} />
      <Route path={paths.gameCenter} element={<GameCentreScreen />} />
      <Route path={paths.slotsCenter} element={<SlotsCentreScreen />} />
      <Route path={paths.gameLobby} element={<GameLobbyScreen />} />
      <Route path={paths.play} element={<PlayScreen />} />
      <Route path={paths.lottery} element={<LotteryScreen />} />
      <Route path={paths.launchGame} element={<LaunchScreen />} />
      <Route path={paths.moreLottery} element={<MoreLotteryScreen />} />
      <Route path={paths.startLottery} element={<StartLotteryScreen />} />
      <Route path={orderPaths.orders} element={<OrdersScreen />} />
      <Route path={orderPaths.order} element={<OrderScreen />} />
      <Route path={paths.mine} element={mine} />
      <Route path={paths.memberHome} element={mine} />
      {useFlag(depositRecord.flag) && <Route path={memberPaths.depositRecord} element={<DepositRecord />} />}
      {useFlag(withdrawalReport.flag) && <Route path={memberPaths.withdrawalReport} element={<WithdrawalReport />} />}
      {useFlag(accountRecord.flag) && <Route path={memberPaths.accountRecord} element={<AccountRecord />} />}
      {useFlag(bettingRecord.flag) && <Route path={memberPaths.bettingRecord} element={<BettingRecord />} />}
      {useFlag(profitAndLoss.flag) && <Route path={memberPaths.profitAndLoss} element={<ProfitAndLoss />} />}
      {useFlag(rebateReport.flag) && <Route path={memberPaths.rebateReport} element={<RebateReport />} />}
      {useFlag(teamBetting.flag) && (
        <Route
          path={agentPaths.teamBetting}
          element={
            <AgentsOnly>
              <TeamBetting />
            </AgentsOnly>
          }
        />
      )}
      {useFlag(teamProfitAndLoss.flag) && (
        <Route
          path={agentPaths.teamProfitAndLoss}
          element={
            <AgentsOnly>
              <TeamProfitAndLoss />
            </AgentsOnly>
          }
        />
      )}
      {useFlag(rewardCentre.flag) && <Route path={paths.rewards} element={<RewardCentre />} />}
      {useFlag(memberBenefits.flag) && <Route path={paths.benefits} element={<MemberBenefits />} />}
      {useFlag(manualRebate.flag) && <Route path={memberPaths.manualRebate} element={<ManualRebate />} />}
      <Route path={memberPaths.leaderboard} element={<LeaderBoardScreen />} />
      <Route path={paths.invite} element={<InviteScreen />} />
      <Route path={paths.deposit} element={<DepositScreen />} />
      <Route path={paths.withdraw} element={<WithdrawScreen />} />
      <Route path={paths.activity} element={<ActivityScreen />} />
      <Route path={paths.activityInfo} element={<ActivityInfoScreen />} />
      <Route path={paths.inbox} element={<InboxScreen />} />
      <Route path={paths.messages} element={<MessagesScreen />} />
      {useFlag(feedback.flag) && <Route path={memberPaths.feedback} element={<FeedbackScreen />} />}
      <Route path={paths.security} element={<SecurityScreen renderPaymentPassword={renderPaymentPassword} />} />
      <Route path={securityPaths.securityPhone} element={<BindScreen kind="mobile" />} />
      <Route path={securityPaths.securityEmail} element={<BindScreen key="email" kind="email" />} />
      <Route path={securityPaths.securityAccounts} element={<AccountsScreen />} />
      <Route path={securityPaths.securityDocuments} element={<DocumentsScreen />} />
      <Route path={securityPaths.securitySessions} element={<SessionsScreen />} />
      {useFlag(uplineTransfer.flag) && <Route path={memberPaths.uplineTransfer} element={<TransferScreen />} />}
      <Route path={paths.agent} element={<AgentHomeScreen />} />
      <Route path={agentPaths.agentNotice} element={<AgentNoticesScreen />} />
      <Route path={agentPaths.dividend} element={<DividendScreen />} />
      <Route path={agentPaths.salaryContract} element={<ContractScreen kind="DAILY" />} />
      <Route path={agentPaths.dividendContract} element={<ContractScreen kind="DIVIDEND" />} />
      <Route path={agentPaths.hourContract} element={<ContractScreen kind="HOURLY" />} />
      <Route path={agentPaths.teamContracts} element={<TeamContractsScreen />} />
      {useFlag(redRain.flag) && (
        <Route path={agentPaths.redRain} element={<RedRainScreen renderPaymentPassword={renderPaymentPassword} />} />
      )}
      {useFlag(agentRebate.flag) && <Route path={agentPaths.agentRebate} element={<AgentRebateScreen />} />}
      {useFlag(teamRebate.flag) && <Route path={agentPaths.teamRebate} element={<TeamRebateScreen />} />}
      <Route path={agentPaths.openAccount} element={<OpenAccountScreen />} />
      {useFlag(teamOverview.flag) && <Route path={agentPaths.teamOverview} element={<TeamOverview />} />}
      {useFlag(teamMembers.flag) && <Route path={agentPaths.team} element={<TeamMembers />} />}
      {market && <Route path={responsiblePaths.responsible} element={<ResponsibleScreen />} />}
      <Route path={paths.maintenance} element={<MaintenancePage />} />
      <Route path={paths.restricted} element={<RegionPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
