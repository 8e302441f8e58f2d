import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import { helpOfHouse, type HelpText } from './helpOfHouse.ts'
import { list, paragraphs, table } from './markup.ts'

/** A topic of the help centre, in one language. */
export interface SeedHelp {
  readonly title: string
  /** HTML. */
  readonly content: string
}

/** Whose help it is; the name as HTML. */
interface House {
  readonly name: string
  readonly age: number
}

const topics: Readonly<Record<Language, (house: House) => readonly HelpText[]>> = {
  PT: ({ name, age }) => [
    [
      'Primeiros passos',
      paragraphs([`Para jogar na ${name} você precisa ter <strong>${age} anos ou mais</strong> e uma conta no seu nome. Abrir a conta leva um minuto:`]) +
        list(
          [
            'Toque em <a href="/m/register">Cadastre-se</a> e escolha usuário ou celular.',
            'Crie uma senha com letras e números, de 6 a 64 caracteres.',
            'Aceite os <a href="/m/useragreement">termos de uso</a> e confirme.',
          ],
          'ol',
        ) +
        paragraphs(['Quer só dar uma olhada? Na <a href="/m/trail">conta de teste</a> você joga com dinheiro fictício, sem cadastro.']),
    ],
    [
      'Depósitos',
      paragraphs(['Depositamos só de contas <strong>no seu nome</strong>. O valor aparece no saldo assim que o banco confirma.']) +
        table([
          ['Meio', 'Mínimo', 'Prazo'],
          ['Pix', 'R$ 10,00', 'Na hora'],
          ['Transferência (TED)', 'R$ 50,00', 'Até 1 hora'],
        ]) +
        paragraphs([
          'O depósito não apareceu? Guarde o comprovante e espere dez minutos. Depois disso, mande-o ao <a href="/m/service">atendimento</a>: com o código da transação, resolvemos na mesma conversa.',
        ]),
    ],
    [
      'Saques',
      paragraphs(['Saques são pagos por Pix, a qualquer hora, para uma chave no seu nome. Não cobramos tarifa.']) +
        list(
          [
            'Abra <a href="/m/withdraw">Sacar</a> e escolha a chave Pix.',
            'Digite o valor: no mínimo R$ 20,00, no máximo o que está livre para saque.',
            'Confirme com a senha de pagamento.',
          ],
          'ol',
        ) +
        paragraphs([
          'Parte do saldo pode estar presa a um bônus. Quanto falta jogar aparece ao lado do valor.',
          'No primeiro saque podemos pedir um documento. Isso leva, em média, duas horas.',
        ]),
    ],
    [
      'Bônus e promoções',
      paragraphs([
        'Cada promoção tem as suas regras, publicadas junto com ela em <a href="/m/activity">Promoções</a>: quem participa, até quando e quanto é preciso jogar.',
        'O <strong>rollover</strong> diz quantas vezes o bônus precisa ser jogado antes do saque. Um bônus de R$ 100,00 com rollover de 5 pede R$ 500,00 em apostas. Slots contam por inteiro; jogos ao vivo, um décimo.',
        'Prêmios a receber ficam na <a href="/m/rewardCenter">central de prêmios</a> por sete dias.',
      ]),
    ],
    [
      'Conta e segurança',
      list([
        '<strong>Esqueceu a senha?</strong> Em <a href="/m/forget">Recuperar senha</a> você recebe um código no celular ou uma senha temporária por e-mail.',
        '<strong>Trocou de celular?</strong> Atualize o número na <a href="/m/securityCenter">central de segurança</a>, com o código enviado ao número antigo.',
        '<strong>Alguém entrou na sua conta?</strong> Troque a senha: as outras sessões terminam na mesma hora.',
        '<strong>Muitas tentativas?</strong> Depois de três senhas erradas pedimos um código em imagem. A conta não é bloqueada.',
      ]) + paragraphs([`A ${name} nunca pede a sua senha nem o código do SMS. Quem pede não somos nós.`]),
    ],
    [
      'Verificação de identidade',
      paragraphs(['A lei nos obriga a saber com quem jogamos. Pedimos a verificação uma vez, em geral no primeiro saque:']) +
        list(['uma foto da frente e do verso do RG, da CNH ou do passaporte;', 'uma selfie, para comparar com o documento;', 'nada mais: não pedimos foto do cartão nem extrato.']) +
        paragraphs(['Imagens em PNG ou JPG, de até 5 MB cada. Depois de verificados, os documentos ficam guardados só pelo prazo da lei.']),
    ],
    [
      'Quando um jogo trava',
      paragraphs([
        'Se a conexão cair no meio de uma rodada, a rodada não se perde: ela é decidida no servidor do jogo. Abra o mesmo jogo de novo e ele continua de onde parou.',
        'Se o jogo não abrir, feche outras abas com jogos, atualize a página e tente outra rede. Persistindo, conte ao <a href="/m/service">atendimento</a> o nome do jogo e a hora.',
        'Todas as rodadas estão em <a href="/m/gameRecord">Histórico de apostas</a>, com o valor apostado e o prêmio.',
      ]),
    ],
    [
      'Jogo responsável',
      paragraphs(['Jogar é diversão, não fonte de renda. Você decide os seus limites na <a href="/m/securityCenter">central de segurança</a>:']) +
        list(['<strong>Limites</strong> de depósito, perda e tempo, por dia, semana ou mês', '<strong>Pausa</strong> de um dia a seis semanas', '<strong>Autoexclusão</strong> por seis meses ou para sempre']) +
        paragraphs(['Se o jogo deixou de ser diversão, fale com alguém: o CVV atende no <a href="tel:188">188</a>, de graça e a qualquer hora.']),
    ],
  ],
  EN: ({ name, age }) => [
    [
      'First steps',
      paragraphs([`To play at ${name} you must be <strong>${age} or older</strong> and have an account in your own name. Opening one takes a minute:`]) +
        list(
          [
            'Press <a href="/m/register">Register</a> and choose a username or your mobile number.',
            'Make up a password of letters and digits, 6 to 64 characters long.',
            'Accept the <a href="/m/useragreement">terms of use</a> and confirm.',
          ],
          'ol',
        ) +
        paragraphs(['Only having a look? With the <a href="/m/trail">trial account</a> you play with pretend money and need not register.']),
    ],
    [
      'Deposits',
      paragraphs(['We take deposits from accounts <strong>in your own name</strong> alone. The amount is in your balance as soon as the bank confirms it.']) +
        table([
          ['Method', 'At least', 'Takes'],
          ['Pix', 'R$ 10.00', 'No time'],
          ['Bank transfer (TED)', 'R$ 50.00', 'Up to 1 hour'],
        ]) +
        paragraphs([
          'Your deposit is not there? Keep the receipt and wait for ten minutes. After that, send it to <a href="/m/service">customer service</a>: with the number of the transaction we settle it in the same conversation.',
        ]),
    ],
    [
      'Withdrawals',
      paragraphs(['Withdrawals are paid by Pix, at any hour, to a key in your own name. There is no fee.']) +
        list(
          [
            'Open <a href="/m/withdraw">Withdraw</a> and choose the Pix key.',
            'Enter the amount: at least R$ 20.00, at most what is free to be withdrawn.',
            'Confirm it with your payment password.',
          ],
          'ol',
        ) +
        paragraphs([
          'A part of the balance may be tied to a bonus. How much is still to be played is shown beside the amount.',
          'At your first withdrawal we may ask for a document. That takes two hours on average.',
        ]),
    ],
    [
      'Bonuses and promotions',
      paragraphs([
        'Every promotion has rules of its own, published with it under <a href="/m/activity">Promotions</a>: who may join, until when, and how much has to be played.',
        'The <strong>rollover</strong> says how many times a bonus has to be played before it can be withdrawn. A bonus of R$ 100.00 with a rollover of 5 asks for R$ 500.00 of bets. Slots count in full, live games a tenth.',
        'Prizes wait for you in the <a href="/m/rewardCenter">reward centre</a> for seven days.',
      ]),
    ],
    [
      'Account and safety',
      list([
        '<strong>Forgot your password?</strong> <a href="/m/forget">Recover it</a> by a code on your mobile or by a temporary password in a mail.',
        '<strong>Another mobile number?</strong> Change it in the <a href="/m/securityCenter">security centre</a>, with the code that goes to the old one.',
        '<strong>Somebody has been in your account?</strong> Change the password: all other sessions end at once.',
        '<strong>Too many attempts?</strong> After three wrong passwords we ask for a code from a picture. The account is not locked.',
      ]) + paragraphs([`${name} never asks for your password or for the code of an SMS. Whoever does is not us.`]),
    ],
    [
      'Identity check',
      paragraphs(['The law asks us to know who plays with us. We ask for the check once, mostly at the first withdrawal:']) +
        list(['a photo of both sides of your identity card, driving licence or passport;', 'a selfie, to compare with it;', 'nothing else: no photo of a card, no bank statement.']) +
        paragraphs(['Pictures are PNG or JPG, of up to 5 MB each. Once checked, documents are kept for as long as the law asks, and no longer.']),
    ],
    [
      'When a game is stuck',
      paragraphs([
        'If the connection is lost in the middle of a round, the round is not: it is decided on the server of the game. Open the same game again and it goes on where it stopped.',
        'If a game does not open, close other tabs with games, reload the page and try another network. If that does not help, tell <a href="/m/service">customer service</a> the name of the game and the time.',
        'Every round is in your <a href="/m/gameRecord">betting record</a>, with its stake and its prize.',
      ]),
    ],
    [
      'Playing responsibly',
      paragraphs(['Playing is entertainment and not an income. You set your own limits in the <a href="/m/securityCenter">security centre</a>:']) +
        list(['<strong>Limits</strong> of deposits, losses and time, for a day, a week or a month', 'A <strong>break</strong> of a day to six weeks', '<strong>Exclusion</strong> for six months or for good']) +
        paragraphs(['If playing is no longer fun, talk to somebody: in Brazil the CVV answers at <a href="tel:188">188</a>, free of charge and at any hour.']),
    ],
  ],
}

/** The help centre of a house in one language: what it is known for comes after the money. */
export function seedHelp({ name, age }: House, language: Language): SeedHelp[] {
  const all = topics[language]({ name: escape(name), age })
  const own = helpOfHouse[name]?.[language]
  return [...all.slice(0, 3), ...(own ? [own] : []), ...all.slice(3)].map(([title, content]) => ({ title, content }))
}
