import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import type { Facts, House } from './facts.ts'
import { helpFactsOf, type HelpFacts } from './helpFacts.ts'
import { helpOfHouse, type HelpText } from './helpOfHouse.ts'
import { helpOfResponsible } from './helpOfResponsible.ts'
import { list, paragraphs, table } from './markup.ts'

/** A topic of the help centre, in one language. */
export interface SeedHelp {
  readonly title: string
  /** HTML. */
  readonly content: string
}

/** Whose help it is; the name as HTML. */
interface Words extends HelpFacts {
  readonly name: string
  readonly age: number
  readonly hasClub: boolean
}

const lengthsOf = ({ minLength = 1, maxLength }: HelpFacts['password'], to: string): string =>
  maxLength === undefined ? String(minLength) : `${minLength} ${to} ${maxLength}`

const entryPt = { username: 'o usuário', mobile: 'o número do celular' } as const
const entryEn = { username: 'a username', mobile: 'your mobile number' } as const

const topics: Readonly<Record<Language, (words: Words) => readonly HelpText[]>> = {
  PT: ({ name, age, hasClub, password, methods, deposits, withdrawal, tries, pictureSize }) => [
    [
      'Primeiros passos',
      paragraphs([
        `Para jogar na ${name} você precisa ter <strong>${age} anos ou mais</strong> e uma conta no seu nome. Abrir a conta leva um minuto:`,
      ]) +
        list(
          [
            `Toque em <a href="/m/register">Cadastre-se</a> e preencha ${methods.map((method) => entryPt[method]).join(' ou ')}.`,
            `Crie uma senha${password.lettersAndDigits ? ' com letras e números' : ''}, de ${lengthsOf(password, 'a')} caracteres.`,
            'Aceite os <a href="/m/useragreement">termos de uso</a> e confirme.',
          ],
          'ol',
        ) +
        paragraphs([
          'Quer só dar uma olhada? Na <a href="/m/trail">conta de teste</a> você joga com dinheiro fictício, sem cadastro.',
        ]),
    ],
    [
      'Depósitos',
      paragraphs([
        'Depositamos só de contas <strong>no seu nome</strong>. O valor aparece no saldo assim que o pagamento é confirmado.',
      ]) +
        table([['Meio', 'Mínimo', 'Prazo'], ...deposits]) +
        paragraphs([
          'O depósito não apareceu? Guarde o comprovante e espere dez minutos. Depois disso, mande-o ao <a href="/m/service">atendimento</a>: com o código da transação, resolvemos na mesma conversa.',
        ]),
    ],
    [
      'Saques',
      paragraphs([
        'Saques são pagos a qualquer hora, para uma chave Pix ou uma conta bancária no seu nome.',
        `Por dia, ${withdrawal.free} é sem tarifa${hasClub ? `; com os níveis VIP são mais, até ${withdrawal.freeAtMost}` : ''}. Depois a tarifa é de ${withdrawal.fee} mais ${withdrawal.feeShare} do valor, e aparece antes de você confirmar.`,
      ]) +
        list(
          [
            'Abra <a href="/m/withdraw">Sacar</a> e escolha a chave ou a conta.',
            `Digite o valor: no mínimo ${withdrawal.min}, no máximo o que está livre para saque.`,
            'Confirme com a senha de pagamento.',
          ],
          'ol',
        ) +
        paragraphs([
          'O que você deposita, e o que recebe em bônus e rebates, é apostado uma vez antes do saque. Quanto falta apostar aparece ao lado do valor.',
          `Acima de ${withdrawal.documentsAbove} por dia pedimos um documento, uma vez.`,
        ]),
    ],
    [
      'Bônus e promoções',
      paragraphs([
        'Cada promoção tem as suas regras, publicadas junto com ela em <a href="/m/activity">Ofertas</a>: quem participa, até quando e quanto é preciso jogar.',
        'Um bônus é apostado uma vez antes do saque, como um depósito. As apostas em todos os jogos contam por inteiro.',
        'Prêmios a receber ficam na <a href="/m/rewardCenter">central de prêmios</a>. Cada um diz até quando.',
      ]),
    ],
    [
      'Conta e segurança',
      list([
        '<strong>Esqueceu a senha?</strong> Em <a href="/m/forget">Recuperar senha</a> você recebe um código no celular ou uma senha temporária por e-mail.',
        '<strong>Trocou de celular?</strong> Atualize o número na <a href="/m/securityCenter">central de segurança</a>, com o código enviado ao número antigo.',
        '<strong>Alguém entrou na sua conta?</strong> Troque a senha: as outras sessões terminam na mesma hora.',
        `<strong>Muitas tentativas?</strong> Depois de ${tries} senhas erradas pedimos o código de uma imagem. A conta não é bloqueada.`,
      ]) + paragraphs([`A ${name} nunca pede a sua senha nem o código do SMS. Quem pede não é da nossa equipe.`]),
    ],
    [
      'Verificação de identidade',
      paragraphs([
        `A lei pede que saibamos quem joga com a gente. Pedimos a verificação uma vez, para saques acima de ${withdrawal.documentsAbove} por dia:`,
      ]) +
        list([
          'uma foto da frente e do verso do RG ou da CNH, ou da página do passaporte;',
          'uma selfie, para comparar;',
          'nada além disso: nenhuma foto de cartão, nenhum extrato.',
        ]) +
        paragraphs([
          `As imagens são PNG ou JPG, de até ${pictureSize} MB cada. Depois da conferência, os documentos ficam guardados pelo tempo que a lei exige, e não mais.`,
        ]),
    ],
    [
      'Quando um jogo trava',
      paragraphs([
        'Se a conexão cair no meio de uma rodada, ela não se perde: é decidida no servidor do jogo. Abra o mesmo jogo de novo e ele continua de onde parou.',
        'Se o jogo não abrir, feche outras abas com jogos, atualize a página e tente outra rede. Persistindo, conte ao <a href="/m/service">atendimento</a> o nome do jogo e a hora.',
        'Todas as rodadas estão em <a href="/m/gameRecord">Histórico de apostas</a>, com o valor apostado e o prêmio.',
      ]),
    ],
  ],
  EN: ({ name, age, hasClub, password, methods, deposits, withdrawal, tries, pictureSize }) => [
    [
      'First steps',
      paragraphs([
        `To play at ${name} you must be <strong>${age} or older</strong> and have an account in your own name. Opening one takes a minute:`,
      ]) +
        list(
          [
            `Press <a href="/m/register">Register</a> and fill in ${methods.map((method) => entryEn[method]).join(' or ')}.`,
            `Make up a password${password.lettersAndDigits ? ' of letters and digits' : ''}, ${lengthsOf(password, 'to')} characters long.`,
            'Accept the <a href="/m/useragreement">terms of use</a> and confirm.',
          ],
          'ol',
        ) +
        paragraphs([
          'Only having a look? With the <a href="/m/trail">trial account</a> you play with pretend money and need not register.',
        ]),
    ],
    [
      'Deposits',
      paragraphs([
        'We take deposits from accounts <strong>in your own name</strong> alone. The amount is in your balance as soon as the payment is confirmed.',
      ]) +
        table([['Method', 'At least', 'Takes'], ...deposits]) +
        paragraphs([
          'Your deposit is not there? Keep the receipt and wait for ten minutes. After that, send it to <a href="/m/service">customer service</a>: with the number of the transaction we settle it in the same conversation.',
        ]),
    ],
    [
      'Withdrawals',
      paragraphs([
        'Withdrawals are paid at any hour, to a Pix key or a bank account in your own name.',
        `${withdrawal.free} a day is free of charge${hasClub ? `; with VIP levels there are more, up to ${withdrawal.freeAtMost}` : ''}. After that the fee is ${withdrawal.fee} and ${withdrawal.feeShare} of the amount, and is shown before you confirm.`,
      ]) +
        list(
          [
            'Open <a href="/m/withdraw">Withdraw</a> and choose the key or the account.',
            `Enter the amount: at least ${withdrawal.min}, at most what is free to be withdrawn.`,
            'Confirm it with your payment password.',
          ],
          'ol',
        ) +
        paragraphs([
          'What you deposit, and what you receive in bonuses and rebates, is staked once before it can be withdrawn. How much is still to be staked is shown beside the amount.',
          `Above ${withdrawal.documentsAbove} a day we ask for a document, once.`,
        ]),
    ],
    [
      'Bonuses and promotions',
      paragraphs([
        'Every promotion has rules of its own, published with it under <a href="/m/activity">Offers</a>: who may join, until when, and how much has to be played.',
        'A bonus is staked once before it can be withdrawn, as a deposit is. Stakes on every game count in full.',
        'Rewards wait for you in the <a href="/m/rewardCenter">reward centre</a>. Each says until when.',
      ]),
    ],
    [
      'Account and safety',
      list([
        '<strong>Forgot your password?</strong> <a href="/m/forget">Recover it</a> by a code on your mobile or by a temporary password in a mail.',
        '<strong>Another mobile number?</strong> Change it in the <a href="/m/securityCenter">security centre</a>, with the code that goes to the old one.',
        '<strong>Somebody has been in your account?</strong> Change the password: all other sessions end at once.',
        `<strong>Too many attempts?</strong> After ${tries} wrong passwords we ask for a code from a picture. The account is not locked.`,
      ]) + paragraphs([`${name} never asks for your password or for the code of an SMS. Whoever does is not us.`]),
    ],
    [
      'Identity check',
      paragraphs([
        `The law asks us to know who plays with us. We ask for the check once, for withdrawals above ${withdrawal.documentsAbove} a day:`,
      ]) +
        list([
          'a photo of both sides of your identity card or driving licence, or of the page of your passport;',
          'a selfie, to compare with it;',
          'nothing else: no photo of a card, no bank statement.',
        ]) +
        paragraphs([
          `Pictures are PNG or JPG, of up to ${pictureSize} MB each. Once checked, documents are kept for as long as the law asks, and no longer.`,
        ]),
    ],
    [
      'When a game is stuck',
      paragraphs([
        'If the connection is lost in the middle of a round, the round is not: it is decided on the server of the game. Open the same game again and it goes on where it stopped.',
        'If a game does not open, close other tabs with games, reload the page and try another network. If that does not help, tell <a href="/m/service">customer service</a> the name of the game and the time.',
        'Every round is in your <a href="/m/gameRecord">betting record</a>, with its stake and its prize.',
      ]),
    ],
  ],
}

/** The help centre of a house in one language: what it is known for comes after the money, playing responsibly at the end. */
export function seedHelp(house: House, facts: Facts, language: Language): SeedHelp[] {
  const rules = helpFactsOf(house, facts, language)
  const all = topics[language]({ ...rules, name: escape(house.name), age: house.minimumAge, hasClub: facts.hasClub })
  const own = helpOfHouse[house.name]?.(facts)[language]
  return [
    ...all.slice(0, 3),
    ...(own ? [own] : []),
    ...all.slice(3),
    helpOfResponsible(rules.responsible, language),
  ].map(([title, content]) => ({ title, content }))
}
