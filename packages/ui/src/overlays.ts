export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx'
export { Modal, type ModalProps } from './Modal/Modal.tsx'
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx'
export { Toaster, type ToasterProps } from './Toaster/Toaster.tsx'
